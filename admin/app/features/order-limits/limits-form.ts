import type { OrderLimits } from '@first-fashion/contract/orders/order-limits'

export const limitFields = [
  'unitsPerLine',
  'unitsPerOrder',
  'openPerAccount',
  'openPerPhone',
  'openPerAddress',
  'cashMaximum',
  'cashMaximumUnverified',
  'unusualUnits',
  'unusualAmount',
] as const satisfies readonly (keyof OrderLimits)[]
export type LimitField = (typeof limitFields)[number]

/** The limits as typed; an empty field is no limit. */
export type LimitsForm = Readonly<Record<LimitField, string>>

const each = <Value>(of: (field: LimitField) => Value): Record<LimitField, Value> => ({
  unitsPerLine: of('unitsPerLine'),
  unitsPerOrder: of('unitsPerOrder'),
  openPerAccount: of('openPerAccount'),
  openPerPhone: of('openPerPhone'),
  openPerAddress: of('openPerAddress'),
  cashMaximum: of('cashMaximum'),
  cashMaximumUnverified: of('cashMaximumUnverified'),
  unusualUnits: of('unusualUnits'),
  unusualAmount: of('unusualAmount'),
})

export const formOf = (limits: OrderLimits): LimitsForm => each((field) => limits[field]?.toString() ?? '')

const amounts: readonly LimitField[] = ['cashMaximum', 'cashMaximumUnverified', 'unusualAmount']

/** Whether the input is a valid limit: empty, or a whole number; items and orders from one up. */
export function isGood(form: LimitsForm, field: LimitField): boolean {
  const typed = form[field].replace(/[\s,]/g, '')
  return typed === '' || (amounts.includes(field) ? /^\d{1,9}$/ : /^[1-9]\d{0,4}$/).test(typed)
}

export const limitsOf = (form: LimitsForm): OrderLimits =>
  each((field) => {
    const typed = form[field].replace(/[\s,]/g, '')
    return typed === '' ? null : Number(typed)
  })
