import type { Db } from '../../../platform/database/database.ts'
import { productKind, type Sellables } from '../../sellables/index.ts'
import type { RewardRow } from './rewards.queries.ts'

/** What a product reward gives, as shoppers can have it now. */
interface RewardProduct {
  /** null if it has no page. */
  readonly slug: string | null
  /** In some colour and size. */
  readonly canBeBought: boolean
}

/** The products of rewards, in one statement; undefined for a reward that gives none. */
export async function productsOfRewards(
  sellables: Pick<Sellables, 'findWished'>,
  db: Db,
  rewards: readonly Pick<RewardRow, 'productId'>[],
): Promise<(reward: Pick<RewardRow, 'productId'>) => RewardProduct | undefined> {
  const refOf = (id: string) => ({ kind: productKind, id })
  const refs = rewards.flatMap(({ productId }) => (productId === null ? [] : [refOf(productId)]))
  const found = await sellables.findWished(db, refs)
  return ({ productId }) => {
    if (productId === null) return undefined
    const product = found(refOf(productId))
    const hasPage = product !== undefined && product.state !== 'unpublished'
    return { slug: hasPage ? product.shown.slug : null, canBeBought: product?.state === 'ok' }
  }
}
