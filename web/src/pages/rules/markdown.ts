/**
 * The little Markdown our rules pages use: headings, lists, paragraphs, bold, emphasis, code. Everything is escaped
 * first. What stands in square brackets at the end of a rule (rulings, names of options) goes into the margin.
 */

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*(\d+\.\d+)\*\*/g, '<b class="rule" id="r$1">$1</b>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
}

/** The text of a rule, its number and its references small at the margin. */
function rule(text: string): string {
  const [, said, notes] = /^(.*?)(?:\s*\[([^\]]+)\])?$/.exec(text)!
  const margin = notes ? `<small class="notes">${inline(notes)}</small>` : ''
  return `<span class="said">${inline(said!)}</span>${margin}`
}

export interface Chapter {
  title: string
  id: string
}

export function markdown(source: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = []
  const out: string[] = []
  let list = false
  const close = (): void => {
    if (list) out.push('</ul>')
    list = false
  }
  let block: string[] = []
  const flush = (): void => {
    if (!block.length) return
    const text = block.join(' ')
    block = []
    const heading = /^(#{1,4}) (.*)$/.exec(text)
    const item = /^[-*] (.*)$/.exec(text)
    if (heading) {
      close()
      const level = heading[1]!.length
      const id = `c${chapters.length + 1}`
      if (level === 2) chapters.push({ title: heading[2]!, id })
      out.push(`<h${level}${level === 2 ? ` id="${id}"` : ''}>${inline(heading[2]!)}</h${level}>`)
    } else if (item) {
      if (!list) out.push('<ul>')
      list = true
      out.push(`<li>${rule(item[1]!)}</li>`)
    } else {
      close()
      out.push(`<p>${inline(text)}</p>`)
    }
  }
  for (const line of source.split('\n')) {
    if (!line.trim()) flush()
    else if (/^(#{1,4} |[-*] )/.test(line)) {
      flush()
      block = [line]
      if (line.startsWith('#')) flush()
    } else block.push(line.trim())
  }
  flush()
  close()
  return { html: out.join('\n'), chapters }
}
