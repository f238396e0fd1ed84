"""What may be wrong with how a screen is laid out, found by looking at the rectangles in the page."""

from __future__ import annotations

from typing import Any

from .people import Person, Size

SIZES: dict[str, Size] = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "laptop at 200 %": (720, 450),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "desk": (1440, 900),
    "large desk": (1920, 1080),
}
DESKS = ("laptop", "desk", "large desk")
SLACK = 2
"""Pixels by which things may miss."""

FAULTS = """([desk, slack]) => {
    const faults = []
    const wide = document.documentElement.scrollWidth - innerWidth
    const high = document.documentElement.scrollHeight - innerHeight
    if (wide > 0) faults.push(`the page is ${wide} px too wide`)
    if (high > 0) faults.push(`the page is ${high} px too high`)
    const name = (e) => e.getAttribute('aria-label') || e.textContent.trim().slice(0, 40) || e.className
    const seen = (e) => !e.closest('.hidden-text')
        && e.checkVisibility({visibilityProperty: true, opacityProperty: true})
    const named = (e) => `.${e.className || 'main'}`
    const rect = (e) => e.getBoundingClientRect()
    // What is left of the screen, or of a rectangle, in everything that cuts it off; each element is asked once.
    const kept = new Map()
    const cut = (e) => {
        if (!e) return {left: -1e6, top: -1e6, right: 1e6, bottom: 1e6}
        if (!kept.has(e)) {
            const how = getComputedStyle(e), up = cut(e.parentElement)
            kept.set(e, how.overflowX === 'visible' && how.overflowY === 'visible' ? up : within(up, rect(e)))
        }
        return kept.get(e)
    }
    const within = (a, b) => ({left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
                               top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom)})
    const shown = (e) => {
        const {left, top, right, bottom} = within(rect(e), cut(e.parentElement))
        return {left, top, right, bottom, area: Math.max(0, right - left) * Math.max(0, bottom - top)}
    }
    const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
                                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

    // The parts of the screen lie side by side.
    const parts = ['.bar', '.notes', '.common', '.board', '.asking', '.own', '.fan', '.side', '.dock', 'main']
        .flatMap((part) => [...document.querySelectorAll(part)]).filter((e) => seen(e) && rect(e).height > 0)
    for (const a of parts) for (const b of parts)
        if (parts.indexOf(a) < parts.indexOf(b) && !a.contains(b) && !b.contains(a)
            && over(shown(a), shown(b)) > slack) faults.push(`${named(a)} covers ${named(b)}`)
    // What is asked and what is one's own is always in sight; on a phone and a tablet only several rows of buttons or
    // a long question may push it down.
    const asking = document.querySelector('.asking')
    const usual = innerHeight > 700 && !!asking && rect(asking).height < 165
    for (const part of ['.prompt', '.fan', ...(desk || usual ? ['.own'] : [])])
        for (const e of document.querySelectorAll(part)) {
            const box = rect(e), left = shown(e)
            if (box.top < -slack || box.bottom > innerHeight + slack || left.area < box.width * box.height * 0.97)
                faults.push(`${part} is not wholly in sight: ${Math.round(box.top)} to ${Math.round(box.bottom)}`)
        }
    const board = document.querySelector('.board')
    if (board && shown(board).bottom - shown(board).top < Math.min(rect(board).height - slack, innerHeight * 0.18))
        faults.push(`too little is seen of the board: ${Math.round(shown(board).bottom - shown(board).top)} px`)
    const common = document.querySelector('.fixed .common')
    if (common && common.scrollHeight > common.clientHeight + slack)
        faults.push(`the table must be scrolled by ${common.scrollHeight - common.clientHeight} px`)

    // What can be pressed does not lie under something else; cards of a hand and of a flight may overlap, and runners.
    const pressed = [...document.querySelectorAll('.frame :is(.thing, .btn, .pile, .open, summary)')]
        .filter((e) => seen(e) && !e.closest('.fan, .runner, .flight, dialog'))
        .map((e) => ({e, box: shown(e)})).filter(({box}) => box.area > 60)
    for (const [n, a] of pressed.entries()) for (const b of pressed.slice(n + 1))
        if (!a.e.contains(b.e) && !b.e.contains(a.e) && over(a.box, b.box) > slack + 2)
            faults.push(`"${name(a.e)}" overlaps "${name(b.e)}"`)

    // No picture of a card is blank, and no name of a game is cut off.
    for (const slot of document.querySelectorAll('.slot.some')) if (!slot.querySelector('svg'))
        faults.push('the open pile shows no card')
    for (const title of document.querySelectorAll('.bar h1')) {
        const range = document.createRange(), box = rect(title)
        range.selectNodeContents(title.firstChild)
        const words = range.getBoundingClientRect()
        if (seen(title) && (words.right > box.right + slack || words.bottom > box.bottom + 4 * slack))
            faults.push(`the title is cut off: ${Math.round(words.right - box.right)} px, ${
                Math.round(words.bottom - box.bottom)} px`)
    }

    // Nothing is squeezed until nobody can tell what it is; many eggs lie over each other.
    for (const e of document.querySelectorAll('.frame .thing'))
        if (seen(e) && !e.closest('.eggs') && rect(e).width < 14)
            faults.push(`"${name(e)}" is squeezed to ${Math.round(rect(e).width)} px`)

    // A button is wide enough for its words.
    for (const e of document.querySelectorAll('.prompt .buttons .btn'))
        if (seen(e) && rect(e).width < 36) faults.push(`"${name(e)}" is squeezed to ${Math.round(rect(e).width)} px`)

    // Words stay in the box that holds them.
    const HOLDERS = '.btn, .flag, .space, .seats li, .felt, .land, .page, .shelf, .power, .chest, .chip, .prompt, ' +
        '.lately, .marker, .middle, .good, .scene, .dock, .bar, .notes, .side'
    const walk = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT)
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const e = text.parentElement
        if (!text.data.trim() || e.closest('svg, dialog') || !seen(e)) continue
        const holder = e.closest(HOLDERS)
        if (!holder) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const box = holder.getBoundingClientRect(), how = getComputedStyle(e)
        if (how.textOverflow === 'ellipsis' || e.closest('.clamp, .name, .marks')) continue
        for (const line of range.getClientRects()) {
            if (!line.width) continue
            if (line.left < box.left - slack || line.right > box.right + slack)
                faults.push(`"${text.data.trim().slice(0, 40)}" runs out of .${holder.className} by ${
                    Math.round(Math.max(box.left - line.left, line.right - box.right))} px`)
            else if (holder.matches('.btn, .power, .flag, .chip') &&
                     (line.top + line.height / 4 < box.top || line.bottom - line.height / 4 > box.bottom))
                faults.push(`"${text.data.trim().slice(0, 40)}" is too high for .${holder.className}`)
        }
    }
    return [...new Set(faults)]
}"""

PLACES = """() => Object.fromEntries(['.board', '.prompt', '.own', '.fan', '.meadow, .felt, .night, .land']
    .flatMap((part) => { const e = document.querySelector(part)
        if (!e) return []
        const {left, top, width, height} = e.getBoundingClientRect()
        return [[part, [left, top, width, height].map(Math.round)]] }))"""


def resized(one: Person, size: str) -> None:
    wide, high = SIZES[size]
    one.page.set_viewport_size({"width": wide, "height": high})
    one.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def faults(one: Person, size: str) -> list[str]:
    found: list[str] = one.page.evaluate(FAULTS, [size in DESKS, SLACK])
    return found


def places(one: Person) -> dict[str, Any]:
    found: dict[str, Any] = one.page.evaluate(PLACES)
    return found
