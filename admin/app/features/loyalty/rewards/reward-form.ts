import { type StaffReward, staffLoyaltyProgramCalls } from '@first-fashion/contract/loyalty/program-calls'
import { rewardTypes } from '@first-fashion/contract/loyalty/rewards'
import { typedNumber, typedRupees } from '@first-fashion/contract/money/typed-amount'
import { z } from 'zod'

/** The form of a reward: numbers as typed. */
const typedReward = z.object({
  name: z.string(),
  description: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  type: z.enum(rewardTypes),
  amount: z.string(),
  isPercentage: z.boolean(),
  product: z.string(),
  pointsCost: z.string(),
  stock: z.string(),
  minimumOrderAmount: z.string(),
  isActive: z.boolean(),
})
export type TypedReward = z.infer<typeof typedReward>

const { body } = staffLoyaltyProgramCalls['staff.loyalty-reward-add'].request

/** Percent or rupees; a reward that is neither takes nothing off. */
function amountOf({ type, amount, isPercentage }: TypedReward): number {
  if (type !== 'discount' && type !== 'store_credit') return 0
  return type === 'discount' && isPercentage ? typedNumber(amount, 0) : typedRupees(amount)
}

/** Nothing typed is no minimum; early access is used without a code, in orders of any size. */
const minimumOf = ({ type, minimumOrderAmount }: TypedReward): number =>
  type === 'special_access' || minimumOrderAmount.trim() === '' ? 0 : typedRupees(minimumOrderAmount)

/** The form of a reward; it gives the contract's values, and whether it is offered. */
export const rewardForm = typedReward
  .transform((form) => ({
    ...form,
    amount: amountOf(form),
    isPercentage: form.type === 'discount' && form.isPercentage,
    pointsCost: typedNumber(form.pointsCost, 0),
    stock: form.stock.trim() === '' ? null : typedNumber(form.stock, 0),
    minimumOrderAmount: minimumOf(form),
  }))
  .pipe(body.safeExtend({ isActive: z.boolean() }))
export type RewardTerms = z.output<typeof rewardForm>

export const formOf = (one: StaffReward | undefined): TypedReward => ({
  name: one?.name ?? '',
  description: one?.description ?? '',
  image: one?.image ?? '',
  imageAlt: one?.imageAlt ?? '',
  type: one?.type ?? 'discount',
  amount: one === undefined || one.value.amount === 0 ? '' : String(one.value.amount),
  isPercentage: one?.value.isPercentage ?? false,
  product: one?.productSlug ?? '',
  pointsCost: one?.pointsCost.toString() ?? '',
  stock: one?.stock?.toString() ?? '',
  minimumOrderAmount: one === undefined || one.minimumOrderAmount === 0 ? '' : String(one.minimumOrderAmount),
  isActive: one?.isActive ?? true,
})
