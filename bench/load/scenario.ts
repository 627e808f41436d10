import type { Server } from '../stand.ts'
import type { Contest } from './round.ts'
import type { Stock } from './stock.ts'

/** The servers for one catalogue size, on one database. */
export interface Field {
  readonly shop: Server
  readonly bare: Server
  readonly stock: Stock
  readonly databaseUrl: string
}

/** Requests of shoppers, and what the bare server does instead. */
export interface Scenario {
  readonly name: string
  readonly title: string
  /** Whether the shop under test keeps what it made. */
  readonly cache: 'with' | 'without'
  readonly limit: 'same bytes' | 'one-row select' | 'same rows'
  /** The target, as a share of the limit's requests a second: one for all, or by connections. */
  readonly share?: number | Readonly<Record<number, number>>
  /** Whether there is a target for the time in the largest shop, by the time in the smallest. */
  readonly hasGrowthBar?: true
  readonly prepare: (field: Field) => Promise<Contest>
}
