import type { Calls, ParsedBody } from '@first-fashion/contract'
import { centsFromRupees, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { StaffCreditEntry } from '@first-fashion/contract/store-credit/staff-calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { customerById, lockCustomer, unknownCustomer } from '../accounts/index.ts'
import { recordedChange } from '../staff/index.ts'
import {
  creditStatement,
  giveStoreCredit,
  storeCreditOf,
  takeBackStoreCredit,
  toCreditEntry,
} from './store-credit.service.ts'

interface Statement {
  readonly balance: number
  readonly entries: StaffCreditEntry[]
}

/** Refuses with 'staff.customer-unknown'. */
export async function findStaffStoreCredit({ database }: Shop, customerId: string): Promise<Statement> {
  const customer = isUuid(customerId) ? await customerById(database.db, customerId) : undefined
  if (customer === undefined) throw unknownCustomer()
  return statementOf(database.db, customerId)
}

/** Refuses with 'staff.customer-unknown', 'store-credit.changed-meanwhile' and 'store-credit.too-little'. */
export async function changeStoreCredit(
  shop: Shop,
  session: StaffSession,
  customerId: string,
  { act, amount, reason, expected }: ParsedBody<Calls['staff.store-credit-change']>,
): Promise<Statement> {
  const entry = {
    action: `store-credit-${act}`,
    subject: `customer:${customerId}`,
    change: { amount, reason },
  }
  await recordedChange(shop, session, entry, async (tx) => {
    const customer = isUuid(customerId) ? await lockCustomer(tx, customerId) : undefined
    if (customer === undefined) throw unknownCustomer()
    const balance = rupeesFromCents(await storeCreditOf(tx, customerId))
    if (balance !== expected) throw changedMeanwhile()
    const change = { customerId, cents: centsFromRupees(amount), note: reason, actor: session.name }
    await (act === 'give' ? giveStoreCredit : takeBackStoreCredit)(shop, tx, change)
  })
  return statementOf(shop.database.db, customerId)
}

async function statementOf(db: Db, customerId: string): Promise<Statement> {
  const { balance, entries } = await creditStatement(db, customerId)
  return {
    balance,
    entries: entries.map((one) => ({ ...toCreditEntry(one), actor: one.actor, orderId: one.orderId })),
  }
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'store-credit.changed-meanwhile',
    'The balance has changed. Please check it again.',
  )
