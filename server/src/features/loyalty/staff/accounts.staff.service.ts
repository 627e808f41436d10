import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { customerById, lockCustomer, unknownCustomer } from '../../accounts/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { listEntries } from '../ledger/history.queries.ts'
import { balanceOf } from '../ledger/ledger.queries.ts'
import { adjustPoints } from '../ledger/ledger.service.ts'
import { lockMember, tierFor } from '../members/members.queries.ts'
import { toTransactionViews } from '../members/transaction.view.ts'

type Account = Omit<ResponseOf<Calls['staff.loyalty-account']>, 'success'>

/** The points of a customer. Refuses with 'staff.customer-unknown'. */
export async function findAccount(
  { database: { db } }: Shop,
  customerId: string,
  page?: number,
): Promise<Account> {
  const customer = isUuid(customerId) ? await customerById(db, customerId) : undefined
  if (customer === undefined) throw unknownCustomer()
  const { available, pending, lifetime } = await balanceOf(db, customerId)
  const { rows, ...counts } = await pageOf(page, (window) => listEntries(db, customerId, 'all', window))
  const shown = await toTransactionViews(db, rows)
  const transactions = shown.map((one, at) => ({ ...one, actor: rows[at]?.actor ?? '' }))
  const { name: tier } = await tierFor(db, lifetime)
  return { available, pending, lifetime, tier, transactions, ...counts }
}

/** Refuses with 'staff.customer-unknown' and 'loyalty.changed-meanwhile'. */
export async function adjustAccount(
  shop: Shop,
  session: StaffSession,
  customerId: string,
  { points, reason, expected }: ParsedBody<Calls['staff.loyalty-adjust']>,
): Promise<Account> {
  const entry = {
    action: 'loyalty-adjust',
    subject: `customer:${customerId}`,
    change: { points, reason },
  }
  await recordedChange(shop, session, entry, async (tx) => {
    const customer = isUuid(customerId) ? await lockCustomer(tx, customerId) : undefined
    if (customer === undefined) throw unknownCustomer()
    await lockMember(tx, customerId, shop.clock.now())
    if ((await balanceOf(tx, customerId)).available !== expected) throw changedMeanwhile()
    await adjustPoints(shop, tx, { customerId, points, reason, actor: session.name })
  })
  return findAccount(shop, customerId)
}

export const changedMeanwhile = () =>
  new AppError('conflict', 'loyalty.changed-meanwhile', 'This has changed meanwhile. Please check it again.')
