import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { type TaxMode, type TaxSettings, taxRate, taxSettings } from '@first-fashion/contract/taxes/taxes'

/** A rate as typed. */
export interface TypedRate {
  readonly key: number
  readonly countryCode: string
  readonly taxClass: 'standard' | 'reduced'
  readonly name: string
  readonly percent: string
}

export interface TypedTaxes {
  readonly mode: TaxMode
  readonly rates: readonly TypedRate[]
}

/** What is wrong with each rate, by its key; `settings` if nothing is. */
export interface CheckedTaxes {
  readonly settings: TaxSettings | undefined
  readonly wrong: ReadonlyMap<number, 'name' | 'percent' | 'twice'>
}

export const typedTaxes = ({ mode, rates }: TaxSettings): TypedTaxes => ({
  mode,
  rates: rates.map(({ percent, ...rate }, key) => ({ ...rate, key, percent: String(percent) })),
})

/** Reads the taxes as typed. */
export function checkTaxes({ mode, rates }: TypedTaxes): CheckedTaxes {
  const wrong = new Map<number, 'name' | 'percent' | 'twice'>()
  const read = rates.map(({ key, percent: typed, ...rate }, at) => {
    const percent = typedNumber(typed, 2)
    const parsed = taxRate.safeParse({ ...rate, percent })
    const isTwice = rates
      .slice(0, at)
      .some((one) => one.countryCode === rate.countryCode && one.taxClass === rate.taxClass)
    if (!parsed.success) wrong.set(key, parsed.error.issues[0]?.path[0] === 'name' ? 'name' : 'percent')
    else if (isTwice) wrong.set(key, 'twice')
    return { ...rate, percent }
  })
  return { wrong, settings: wrong.size > 0 ? undefined : taxSettings.parse({ mode, rates: read }) }
}

/** The rates with a new one at their end: what is most likely meant. */
export function withNewRate(rates: readonly TypedRate[]): TypedRate[] {
  const last = rates.at(-1)
  const key = Math.max(-1, ...rates.map((rate) => rate.key)) + 1
  return [
    ...rates,
    {
      key,
      countryCode: last?.countryCode ?? 'LK',
      taxClass: 'standard',
      name: last?.name ?? 'VAT',
      percent: '',
    },
  ]
}
