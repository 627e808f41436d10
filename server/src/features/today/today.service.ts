import type { Calls, ResponseOf } from '@first-fashion/contract'
import { roleMay, type StaffRole } from '@first-fashion/contract/staff/roles'
import type { WaitingList } from '../../platform/feature.ts'
import { type Shop, seam } from '../../shop.ts'
import { salesUntil } from '../orders/index.ts'
import { currentOffers } from '../store/index.ts'
import { shownLines } from './today.rules.ts'

export const waitingOfFeatures = seam<() => readonly WaitingList[]>('what waits for staff in all features')

type Today = Omit<ResponseOf<Calls['staff.today']>, 'success'>

/** What waits for staff of a role and what was sold; nothing that the role may not see. */
export async function todayOf(shop: Shop, role: StaffRole): Promise<Today> {
  const { db } = shop.database
  const lists = waitingOfFeatures(shop)().filter(({ permission }) => roleMay(role, permission))
  const [counted, sales] = await Promise.all([
    Promise.all(lists.map(async ({ name, path, count }) => ({ name, path, count: await count(db) }))),
    roleMay(role, 'orders.read') ? salesUntil(db, shop.clock.now()) : null,
  ])
  return { ...shownLines(counted, { isPrinting: currentOffers(shop).designer }), sales }
}
