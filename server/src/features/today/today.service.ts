import type { Calls, ResponseOf } from '@first-fashion/contract'
import { may, type Permission } from '@first-fashion/contract/staff/roles'
import type { WaitingLine } from '@first-fashion/contract/today/staff-calls'
import type { WaitingList } from '../../platform/feature.ts'
import { perShop, type Shop, seam } from '../../shop.ts'
import { salesUntil } from '../orders/index.ts'
import { currentOffers } from '../store/index.ts'
import { sharedRuns } from './shared-runs.ts'
import { shownLines } from './today.rules.ts'

export const waitingOfFeatures = seam<() => readonly WaitingList[]>('what waits for staff in all features')

type Today = Omit<ResponseOf<Calls['staff.today']>, 'success'>

/** Every open window asks each minute and after each change or message, often all at once. */
const countsOfPermissions = perShop(() => new Map<string, () => ReturnType<typeof countAll>>())

const salesPermission: Permission = 'orders.read'

interface Holder {
  readonly permissions: readonly Permission[]
}

/** What waits for a member of staff and what was sold; nothing that they may not see. */
export async function todayOf(shop: Shop, holder: Holder): Promise<Today> {
  const { lines, sales } = await countsOf(shop, holder)()
  return { ...shownLines(lines, { isPrinting: currentOffers(shop).designer }), sales }
}

/** Members who may see the same share the counts. */
function countsOf(shop: Shop, holder: Holder) {
  const seen = [...waitingOfFeatures(shop)().map(({ permission }) => permission), salesPermission]
  const key = [...new Set(seen.filter((permission) => may(holder, permission)))].toSorted().join()
  const known = countsOfPermissions(shop)
  const counts = known.get(key) ?? sharedRuns(() => countAll(shop, holder))
  known.set(key, counts)
  return counts
}

/** One list after the other: a dozen at once would take all connections of the pool. */
async function countAll(shop: Shop, holder: Holder) {
  const { db } = shop.database
  const lists = waitingOfFeatures(shop)().filter(({ permission }) => may(holder, permission))
  const lines: WaitingLine[] = []
  for (const { name, path, count } of lists) lines.push({ name, path, count: await count(db) })
  return { lines, sales: may(holder, salesPermission) ? await salesUntil(db, shop.clock.now()) : null }
}
