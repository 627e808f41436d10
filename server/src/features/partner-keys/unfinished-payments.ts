import type { KeyedPartner, TypedKeys } from '@first-fashion/contract/partner-keys/partners'
import { type PaymentProviderName, paymentProviders } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { type UnfinishedPayments, unfinishedPaymentsAt } from '../payments/index.ts'

/** Refuses with 'partner-keys.in-use' while payments are open at the partner, or refunds on their way. */
export async function requireUnused(db: Db, partner: KeyedPartner): Promise<void> {
  if (!takesPayments(partner)) return
  const found = await unfinishedPaymentsAt(db, partner)
  if (isUnfinished(found)) throw inUse(found, 'Only these keys can end them.')
}

/** Refuses with 'partner-keys.in-use' the keys of another account meanwhile. */
export async function requireSameAccount(
  { database, partnerKeys }: Shop,
  partner: KeyedPartner,
  keys: TypedKeys,
): Promise<void> {
  if (!takesPayments(partner)) return
  const found = await unfinishedPaymentsAt(database.db, partner)
  if (found.sessionId === null || (await partnerKeys.isSameAccount(partner, keys, found.sessionId))) return
  throw inUse(found, 'The new keys do not know them: enter keys of the same account.')
}

const takesPayments = (partner: KeyedPartner): partner is PaymentProviderName =>
  paymentProviders.some((name) => name === partner)

const isUnfinished = ({ payments, refunds }: UnfinishedPayments): boolean => payments + refunds > 0

function inUse({ payments, refunds }: UnfinishedPayments, advice: string): AppError {
  const parts = [
    counted(payments, 'open payment'),
    counted(refunds, 'refund on its way', 'refunds on their way'),
  ]
  const what = parts.filter((part) => part !== '').join(' and ')
  return new AppError('conflict', 'partner-keys.in-use', `These keys are in use: ${what}. ${advice}`)
}

function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return ''
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
