import { type StaffReward, staffLoyaltyProgramCalls } from '@first-fashion/contract/loyalty/program-calls'
import { rewardTypes } from '@first-fashion/contract/loyalty/rewards'
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

/** What was typed as a number; nothing is 0, and NaN what is none. */
const numberOf = (typed: string): number => Number(typed.replace(/[\s,]/g, '') || '0')

/** The form of a reward; it gives the contract's values, and whether it is offered. */
export const rewardForm = typedReward
  .transform((form) => ({
    ...form,
    amount: form.type === 'discount' || form.type === 'store_credit' ? numberOf(form.amount) : 0,
    isPercentage: form.type === 'discount' && form.isPercentage,
    pointsCost: numberOf(form.pointsCost),
    stock: form.stock.trim() === '' ? null : numberOf(form.stock),
    // Early access is used without a code, in orders of any size.
    minimumOrderAmount: form.type === 'special_access' ? 0 : numberOf(form.minimumOrderAmount),
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
