import { typedNumber, typedRupees } from '@first-fashion/contract/money/typed-amount'
import { type OrderLimits, orderLimits } from '@first-fashion/contract/orders/order-limits'
import { z } from 'zod'

const limitFields = [
  'unitsPerLine',
  'unitsPerOrder',
  'openPerAccount',
  'openPerPhone',
  'openPerAddress',
  'unitsPerNetwork',
  'stockShare',
  'shortHoldFrom',
  'cashMaximum',
  'cashMaximumUnverified',
  'cashUnitsUnconfirmed',
  'unusualUnits',
  'unusualAmount',
] as const satisfies readonly (keyof OrderLimits)[]
export type LimitField = (typeof limitFields)[number]

/** The limits as typed; an empty field is no limit. */
type LimitsForm = Readonly<Record<LimitField, string>>

const each = <Value>(of: (field: LimitField) => Value): Record<LimitField, Value> => ({
  unitsPerLine: of('unitsPerLine'),
  unitsPerOrder: of('unitsPerOrder'),
  openPerAccount: of('openPerAccount'),
  openPerPhone: of('openPerPhone'),
  openPerAddress: of('openPerAddress'),
  unitsPerNetwork: of('unitsPerNetwork'),
  stockShare: of('stockShare'),
  shortHoldFrom: of('shortHoldFrom'),
  cashMaximum: of('cashMaximum'),
  cashMaximumUnverified: of('cashMaximumUnverified'),
  cashUnitsUnconfirmed: of('cashUnitsUnconfirmed'),
  unusualUnits: of('unusualUnits'),
  unusualAmount: of('unusualAmount'),
})

export const formOf = (limits: OrderLimits): LimitsForm => each((field) => limits[field]?.toString() ?? '')

/** What was typed as limits: a whole number each, or nothing for no limit. NaN for anything else. */
const limitsOf = (form: LimitsForm) =>
  each((field) => {
    const typed = form[field].trim()
    if (typed === '') return null
    return rupeeFields.includes(field) ? typedRupees(typed) : typedNumber(typed, 0)
  })

const rupeeFields: readonly LimitField[] = ['cashMaximum', 'cashMaximumUnverified', 'unusualAmount']

/** The form of the limits, as typed; it gives the contract's limits. */
export const limitsForm = z
  .object(each(() => z.string()))
  .transform(limitsOf)
  .pipe(orderLimits)
