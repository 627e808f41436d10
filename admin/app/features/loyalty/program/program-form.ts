import type { Calls, ResponseOf } from '@first-fashion/contract'
import { staffLoyaltyProgramCalls } from '@first-fashion/contract/loyalty/program-calls'
import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { z } from 'zod'

export type Program = ResponseOf<Calls['staff.loyalty-program']>

/** The numbers that earn, and those that limit. */
export const earningFields = [
  'rupeesPerPoint',
  'reviewPoints',
  'sharePoints',
  'referralPoints',
  'stylePoints',
  'challengePoints',
] as const
export const limitFields = [
  'monthlyMaximum',
  'dailyShares',
  'expiryDays',
  'minimumRedeem',
  'codeDays',
] as const
export type RuleField = (typeof earningFields)[number] | (typeof limitFields)[number]
const fields: readonly RuleField[] = [...earningFields, ...limitFields]

/** What was typed as a whole number; NaN for anything else. */
const whole = (typed: string): number => typedNumber(typed, 0)

/** The program as typed; it gives the body of the call. */
export const programForm = z
  .object({
    version: z.number(),
    rules: z.record(z.enum([...earningFields, ...limitFields]), z.string()),
    areOrdersAtOnce: z.boolean(),
    tiers: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        fromPoints: z.string(),
        multiplierPercent: z.string(),
        benefits: z.string(),
      }),
    ),
  })
  .transform(({ version, rules, areOrdersAtOnce, tiers }) => ({
    version,
    rules: { ...Object.fromEntries(fields.map((field) => [field, whole(rules[field])])), areOrdersAtOnce },
    tiers: tiers.map((tier) => ({
      ...tier,
      fromPoints: whole(tier.fromPoints),
      multiplierPercent: whole(tier.multiplierPercent),
      benefits: tier.benefits
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    })),
  }))
  .pipe(staffLoyaltyProgramCalls['staff.loyalty-program-edit'].request.body)

export type TypedProgram = z.input<typeof programForm>

export const typedProgram = ({ rules, tiers }: Program): TypedProgram => ({
  version: rules.version,
  rules: {
    rupeesPerPoint: String(rules.rupeesPerPoint),
    reviewPoints: String(rules.reviewPoints),
    sharePoints: String(rules.sharePoints),
    referralPoints: String(rules.referralPoints),
    stylePoints: String(rules.stylePoints),
    challengePoints: String(rules.challengePoints),
    monthlyMaximum: String(rules.monthlyMaximum),
    dailyShares: String(rules.dailyShares),
    expiryDays: String(rules.expiryDays),
    minimumRedeem: String(rules.minimumRedeem),
    codeDays: String(rules.codeDays),
  },
  areOrdersAtOnce: rules.areOrdersAtOnce,
  tiers: tiers.map(({ _id, name, fromPoints, multiplierPercent, benefits }) => ({
    _id,
    name,
    fromPoints: String(fromPoints),
    multiplierPercent: String(multiplierPercent),
    benefits: benefits.join('\n'),
  })),
})
