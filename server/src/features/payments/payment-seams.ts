import type { LkrCents } from '@first-fashion/contract/money/money'
import type { Db } from '../../platform/database/database.ts'
import type { AppError } from '../../platform/errors.ts'
import { seam } from '../../shop.ts'
import type { UnitsOfCause } from './refunds/refunded-units.ts'

interface Credit {
  readonly customerId: string
  readonly cents: LkrCents
  readonly note: string
  readonly actor: string
}

/** Adds store credit to a customer's balance and to the ledger. */
export const addStoreCredit =
  seam<(tx: Db, orderId: string, credit: Credit) => Promise<void>>('who keeps store credit')

/** Why an amount of a locked order must not be refunded now, for example as it is promised elsewhere. */
export const refundObjection =
  seam<(tx: Db, orderId: string) => Promise<AppError | undefined>>('who objects to refunds')

/** The units that the cause of a refund names. */
export const unitsOfCause = seam<UnitsOfCause>('who knows the causes of refunds')
