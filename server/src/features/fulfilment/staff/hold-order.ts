import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import {
  findPartnerOrder,
  isClaimed,
  lockPartnerOrder,
  type PartnerOrderRow,
} from '../partner-orders.queries.ts'
import { isCancelledThere, isUnsent } from '../sending/cancel-order.ts'
import { claimLocked, endClaim } from '../sending/claims.ts'
import { actionsOf } from './partner-order.view.ts'

/**
 * Cancels at the partner what staff hold although the partner has it, or may have it; undefined if it has nothing. Until it is
 * held the row is claimed, so that nobody sends it. Throws `refusal` if the partner keeps it, or somebody is at it.
 */
export async function takeBackAccepted(
  shop: Shop,
  id: string,
  version: number,
  refusal: () => Error,
): Promise<PartnerOrderRow | undefined> {
  const claimed = await claimAccepted(shop, id, version, refusal)
  if (claimed === undefined) return undefined
  try {
    if (!(await isCancelledThere(shop, claimed.externalId))) throw refusal()
    return claimed
  } catch (error) {
    await endClaim(shop.database, claimed)
    throw error
  }
}

/** The partner has it, or may have it: its answer can be lost, and what it refused it can revive. */
const mayBeThere = (row: PartnerOrderRow): boolean => actionsOf(row).hold && !isUnsent(row)

const claimAccepted = (
  { database, clock }: Shop,
  id: string,
  version: number,
  refusal: () => Error,
): Promise<PartnerOrderRow | undefined> =>
  database.transaction(async (tx) => {
    const found = isUuid(id) ? await findPartnerOrder(tx, id) : undefined
    const row = found && (await lockPartnerOrder(tx, found.id))
    if (row === undefined || !mayBeThere(row) || row.version !== version) return undefined
    if (isClaimed(row, clock.now())) throw refusal()
    return claimLocked(tx, row, clock)
  })
