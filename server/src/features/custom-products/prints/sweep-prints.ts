import { after } from '../../../platform/clock.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { neededPrints } from './prints.queries.ts'

const dayMs = 24 * 3_600_000
/** A statement has a limited number of parameters. */
const sweptAtOnce = 1000

/** Deletes the prints of designs that were changed or deleted since, unless something was ordered of them. */
export async function sweepPrints(shop: Shop): Promise<void> {
  const { clock, prints } = shop
  const names = await prints.namesBefore(after(clock.now(), -dayMs))
  for (let from = 0; from < names.length; from += sweptAtOnce) {
    const part = names.slice(from, from + sweptAtOnce)
    await discardUnneeded(shop, part)
  }
}

/** Deletes those of the prints that no design and no order needs. */
export async function discardUnneeded({ database, prints }: Shop, names: readonly string[]): Promise<void> {
  const needed = await neededPrints(database.db, names.filter(isUuid))
  for (const name of names) if (!needed.has(name)) await prints.discard(name)
}
