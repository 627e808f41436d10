import type { Calls, ResponseOf } from '@first-fashion/contract'
import { roleMay, type StaffRole, staffRoles } from '@first-fashion/contract/staff/roles'
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
const countsOfRoles = perShop(
  (shop) => new Map(staffRoles.map((role) => [role, sharedRuns(() => countAll(shop, role))])),
)

/** What waits for staff of a role and what was sold; nothing that the role may not see. */
export async function todayOf(shop: Shop, role: StaffRole): Promise<Today> {
  const counts = countsOfRoles(shop).get(role)
  if (counts === undefined) throw new Error(`no counts for ${role}`)
  const { lines, sales } = await counts()
  return { ...shownLines(lines, { isPrinting: currentOffers(shop).designer }), sales }
}

/** One list after the other: a dozen at once would take all connections of the pool. */
async function countAll(shop: Shop, role: StaffRole) {
  const { db } = shop.database
  const lists = waitingOfFeatures(shop)().filter(({ permission }) => roleMay(role, permission))
  const lines: WaitingLine[] = []
  for (const { name, path, count } of lists) lines.push({ name, path, count: await count(db) })
  return { lines, sales: roleMay(role, 'orders.read') ? await salesUntil(db, shop.clock.now()) : null }
}
