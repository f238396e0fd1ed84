import type { ReviewState } from '@web/api/protocol'
import type { Line } from './match/match'
import { Conflict } from './games/problems'
import type { TableState } from './match/table_state'

/** A table as it is kept. What it looks like follows from its lines. */
export interface Row {
  code: string
  /** Counts changes of the agreement. */
  rev: number
  updated: number
  state: TableState
  review?: ReviewState
}

/** Where tables are kept. A line and an agreement are kept once: who comes second is told so (Conflict). */
export interface Store {
  create(row: Row): Promise<void>
  load(code: string): Promise<{ row: Row; lines: Line[] } | null>
  append(code: string, line: Line): Promise<void>
  /** Keep a changed agreement; its `rev` must be the next one. */
  save(row: Row): Promise<void>
  remove(code: string): Promise<void>
  /** All codes, those that were used last first. */
  codes(): Promise<string[]>
}

/** Forgotten when the page is closed: for browsers that keep nothing, and for tests. */
export class Memory implements Store {
  private readonly tables = new Map<string, { row: Row; lines: Line[] }>()

  async create(row: Row): Promise<void> {
    if (this.tables.has(row.code)) throw new Conflict()
    this.tables.set(row.code, structuredClone({ row, lines: [] }))
  }
  async load(code: string): Promise<{ row: Row; lines: Line[] } | null> {
    return structuredClone(this.tables.get(code) ?? null)
  }
  async append(code: string, line: Line): Promise<void> {
    const table = this.tables.get(code)
    if (!table || table.lines.length !== line.seq) throw new Conflict()
    table.lines.push({ ...line })
    table.row.updated = line.at
  }
  async save(row: Row): Promise<void> {
    const table = this.tables.get(row.code)
    if (!table || table.row.rev + 1 !== row.rev) throw new Conflict()
    table.row = structuredClone(row)
  }
  async remove(code: string): Promise<void> {
    this.tables.delete(code)
  }
  async codes(): Promise<string[]> {
    const rows = [...this.tables.values()].map(({ row }) => row)
    return rows.toSorted((a, b) => b.updated - a.updated).map(({ code }) => code)
  }
}

const VERSION = 1

/** The browser's own database. */
export class Database implements Store {
  private constructor(private readonly db: IDBDatabase) {}

  static open(): Promise<Database> {
    return new Promise((done, failed) => {
      const asked = indexedDB.open('dragonhall', VERSION)
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('tables', { keyPath: 'code' })
        asked.result.createObjectStore('lines', { keyPath: ['code', 'seq'] })
      }
      asked.onsuccess = () => {
        // A newer page in another tab needs another form of the database.
        asked.result.onversionchange = () => asked.result.close()
        done(new Database(asked.result))
      }
      asked.onerror = () => failed(asked.error ?? new Error('no database'))
      asked.onblocked = () => failed(new Error('an older page holds the database'))
    })
  }

  create(row: Row): Promise<void> {
    return this.within((tables) => void tables.add(row))
  }

  async load(code: string): Promise<{ row: Row; lines: Line[] } | null> {
    let row: IDBRequest<Row | undefined> | undefined
    let lines: IDBRequest<(Line & { code: string })[]> | undefined
    await this.within((tables, log) => {
      row = tables.get(code)
      lines = log.getAll(IDBKeyRange.bound([code, 0], [code, Infinity]))
    }, 'readonly')
    return row?.result ? { row: row.result, lines: lines!.result } : null
  }

  append(code: string, line: Line): Promise<void> {
    return this.within((tables, log, stop) => {
      const found = tables.get(code) as IDBRequest<Row | undefined>
      found.onsuccess = () => {
        if (!found.result) return stop(new Conflict())
        tables.put({ ...found.result, updated: line.at })
        log.add({ ...line, code })
      }
    })
  }

  save(row: Row): Promise<void> {
    return this.within((tables, _, stop) => {
      const found = tables.get(row.code) as IDBRequest<Row | undefined>
      found.onsuccess = () => {
        if (found.result?.rev !== row.rev - 1) stop(new Conflict())
        else tables.put(row)
      }
    })
  }

  remove(code: string): Promise<void> {
    return this.within((tables, log) => {
      tables.delete(code)
      log.delete(IDBKeyRange.bound([code, 0], [code, Infinity]))
    })
  }

  async codes(): Promise<string[]> {
    let rows: IDBRequest<Row[]> | undefined
    await this.within((tables) => (rows = tables.getAll() as IDBRequest<Row[]>), 'readonly')
    return rows!.result.toSorted((a, b) => b.updated - a.updated).map(({ code }) => code)
  }

  /** All of it, or nothing: the promise holds when it is on disk. */
  private within(
    work: (tables: IDBObjectStore, lines: IDBObjectStore, stop: (why: Error) => void) => void,
    mode: IDBTransactionMode = 'readwrite',
  ): Promise<void> {
    return new Promise((done, failed) => {
      const transaction = this.db.transaction(['tables', 'lines'], mode)
      let why: Error | undefined
      transaction.oncomplete = () => done()
      transaction.onabort = () =>
        failed(why ?? (transaction.error?.name === 'ConstraintError' ? new Conflict() : transaction.error))
      work(transaction.objectStore('tables'), transaction.objectStore('lines'), (reason) => {
        why = reason
        transaction.abort()
      })
    })
  }
}
