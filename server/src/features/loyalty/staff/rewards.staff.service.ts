import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { StaffReward } from '@first-fashion/contract/loyalty/program-calls'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { findProduct, productNames } from '../../catalog/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { findReward } from '../rewards/rewards.queries.ts'
import { toRewardView } from '../rewards/rewards.view.ts'
import { changedMeanwhile } from './accounts.staff.service.ts'
import { allRewards, changeReward, insertReward } from './program.queries.ts'
import { pictureToShow, throwUnknownPicture } from './reward-pictures.staff.service.ts'

export async function listStaffRewards({ database: { db } }: Shop): Promise<StaffReward[]> {
  const rows = await allRewards(db)
  const ids = rows.flatMap(({ reward }) => (reward.productId === null ? [] : [reward.productId]))
  const products = await productNames(db, ids)
  return rows.map(({ reward, redeemed }) => ({
    ...toRewardView(reward, products.get(reward.productId ?? '')?.slug ?? null),
    productId: reward.productId,
    isActive: reward.isActive,
    version: reward.version,
    redeemed,
  }))
}

/** Refuses with 'loyalty.product-unknown' and 'loyalty.picture-unknown'. */
export async function addReward(
  shop: Shop,
  session: StaffSession,
  {
    product,
    amount,
    isPercentage,
    minimumOrderAmount,
    ...reward
  }: ParsedBody<Calls['staff.loyalty-reward-add']>,
): Promise<void> {
  const id = shop.newId()
  const change = { ...reward, product, amount, isPercentage, minimumOrderAmount }
  const entry = { action: 'loyalty-reward-add', subject: `reward:${id}`, change }
  await recordedChange(shop, session, entry, async (tx, createdAt) => {
    const found = reward.type === 'product' ? await findProduct(tx, product) : undefined
    if (reward.type === 'product' && found === undefined) throw unknownProduct()
    const picture =
      reward.image === '' && found !== undefined
        ? { image: found.images[0] ?? '', uploadId: null }
        : await pictureToShow(tx, reward.image)
    const hasAmount = reward.type === 'discount' || reward.type === 'store_credit'
    await insertReward(tx, {
      ...reward,
      ...picture,
      id,
      createdAt,
      productId: found?.id ?? null,
      percent: hasAmount && isPercentage ? amount : null,
      amountCents: hasAmount && !isPercentage ? centsFromRupees(amount) : null,
      minimumOrderCents: centsFromRupees(minimumOrderAmount),
    })
  }).catch(throwUnknownPicture)
}

/** Refuses with 'loyalty.reward-unknown', 'loyalty.changed-meanwhile' and 'loyalty.picture-unknown'. */
export async function editReward(
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, minimumOrderAmount, ...terms }: ParsedBody<Calls['staff.loyalty-reward-edit']>,
): Promise<void> {
  const change = { minimumOrderAmount, ...terms }
  const entry = { action: 'loyalty-reward-edit', subject: `reward:${id}`, change }
  await recordedChange(shop, session, entry, async (tx) => {
    const before = isUuid(id) ? await findReward(tx, id) : undefined
    if (before === undefined) throw unknownReward()
    const picture = await pictureToShow(tx, terms.image, before)
    const minimumOrderCents = centsFromRupees(minimumOrderAmount)
    const changed = { ...terms, ...picture, minimumOrderCents }
    if (!(await changeReward(tx, id, version, changed))) throw changedMeanwhile()
  }).catch(throwUnknownPicture)
}

const unknownReward = () =>
  new AppError('unknown', 'loyalty.reward-unknown', 'This reward is no longer offered')

const unknownProduct = () => new AppError('refused', 'loyalty.product-unknown', 'There is no such product')
