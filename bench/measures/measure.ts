import type { Side } from '../load/ask.ts'
import type { CachedPage } from '../servers/cached-page.ts'
import type { Metered } from '../servers/usage.ts'
import type { Stock } from './stock.ts'

/** What a measure can use: the servers for one catalogue size. */
export interface Field {
  readonly shop: Metered
  readonly barePages: Metered
  readonly bareSelect: Metered
  readonly bareWrites: Metered
  readonly stock: Stock
  readonly databaseUrl: string
  /** Gives the bare server pages to send, and returns them. */
  readonly givePages: (paths: readonly string[]) => Promise<readonly CachedPage[]>
}

export interface Prepared {
  readonly subject: Side
  readonly limit: Side
  /** Before each round, on both sides. */
  readonly reset?: () => Promise<void>
  /** After all rounds: the database must match the answers. Throws otherwise. */
  readonly audit?: () => Promise<void>
}

export interface Measure {
  readonly name: string
  readonly title: string
  /** Whether the shop under test has a cache. */
  readonly shop: 'caching' | 'making'
  readonly limit: 'barePages' | 'bareSelect' | 'bareWrites'
  readonly prepare: (field: Field) => Promise<Prepared>
}
