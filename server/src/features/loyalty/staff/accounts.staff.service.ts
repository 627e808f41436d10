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
import type { PointsLedger } from '../ledger/ledger.service.ts'
import { lockMember, tierFor } from '../members/members.queries.ts'
import { toTransactionViews } from '../members/transaction.view.ts'

type Account = Omit<ResponseOf<Calls['staff.loyalty-account']>, 'success'>

/** The points of customers in the back office. Each refuses with 'staff.customer-unknown'. */
export interface StaffLoyalty {
  account(customerId: string, page?: number): Promise<Account>
  /** Refuses with 'loyalty.changed-meanwhile'. */
  adjust(
    session: StaffSession,
    customerId: string,
    change: ParsedBody<Calls['staff.loyalty-adjust']>,
  ): Promise<Account>
}

export interface StaffLoyaltyDeps extends Shop {
  readonly ledger: PointsLedger
}

export function createStaffLoyalty(deps: StaffLoyaltyDeps): StaffLoyalty {
  const { database, clock, ledger } = deps
  const account = async (customerId: string, page?: number): Promise<Account> => {
    const customer = isUuid(customerId) ? await customerById(database.db, customerId) : undefined
    if (customer === undefined) throw unknownCustomer()
    const { available, pending, lifetime } = await balanceOf(database.db, customerId)
    const { rows, ...counts } = await pageOf(page, (window) =>
      listEntries(database.db, customerId, 'all', window),
    )
    const shown = await toTransactionViews(database.db, rows)
    const transactions = shown.map((one, at) => ({ ...one, actor: rows[at]?.actor ?? '' }))
    const { name: tier } = await tierFor(database.db, lifetime)
    return { available, pending, lifetime, tier, transactions, ...counts }
  }
  return {
    account,
    adjust: async (session, customerId, { points, reason, expected }) => {
      const entry = {
        action: 'loyalty-adjust',
        subject: `customer:${customerId}`,
        change: { points, reason },
      }
      await recordedChange(deps, session, entry, async (tx) => {
        const customer = isUuid(customerId) ? await lockCustomer(tx, customerId) : undefined
        if (customer === undefined) throw unknownCustomer()
        await lockMember(tx, customerId, clock.now())
        if ((await balanceOf(tx, customerId)).available !== expected) throw changedMeanwhile()
        await ledger.adjust(tx, { customerId, points, reason, actor: session.name })
      })
      return account(customerId)
    },
  }
}

export const changedMeanwhile = () =>
  new AppError('conflict', 'loyalty.changed-meanwhile', 'This has changed meanwhile. Please check it again.')
