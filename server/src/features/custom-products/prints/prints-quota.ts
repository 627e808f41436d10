import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { lockConfirmed } from '../../accounts/index.ts'
import type { CustomProductRow } from '../custom-products.queries.ts'
import { bytesOfOtherPrints, lockPrintsOf } from './prints.queries.ts'

/** What the print files of an account's designs may take, in bytes; less until the email address is confirmed. */
export const printsBytes = 2 * 1024 ** 3
export const printsBytesUnconfirmed = 200 * 1024 ** 2

type Owned = Pick<CustomProductRow, 'id' | 'customerId'>

/**
 * Refuses with 'custom-products.full' prints of a design with which those of its owner take too many bytes. The design's
 * older prints do not count: new ones replace them. Of two at once, the second counts the first, until the transaction
 * ends.
 */
export async function refuseBeyondQuota(tx: Db, design: Owned, bytes: number): Promise<void> {
  const { left, quota, isConfirmed } = await quotaOf(tx, design)
  if (bytes <= left) return
  const size = `${quota / 1024 ** 2} MB`
  throw new AppError(
    'refused',
    'custom-products.full',
    isConfirmed
      ? `The print files of your custom designs take ${size}. Please delete a design first.`
      : `The print files of your custom designs may take ${size} until you confirm your email address. Confirm it first.`,
  )
}

/** Whether prints of a design leave its owner within the quota. */
export const fitQuota = async (db: Db, design: Owned, bytes: number): Promise<boolean> =>
  bytes <= (await quotaOf(db, design)).left

async function quotaOf(db: Db, { id, customerId }: Owned) {
  await lockPrintsOf(db, customerId)
  const isConfirmed = await lockConfirmed(db, customerId)
  const quota = isConfirmed ? printsBytes : printsBytesUnconfirmed
  return { quota, isConfirmed, left: quota - (await bytesOfOtherPrints(db, { id, customerId })) }
}
