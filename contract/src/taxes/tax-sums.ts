import { lkrCents, rupeesFromCents } from '../money/money.ts'
import type { OrderTax } from './taxes.ts'

/** A rate in hundredths of a percent (18 % is 1,800), with its name. */
export interface AppliedRate {
  readonly name: string
  readonly rate: number
}

/** Money that was or is paid, in cents, and what tax is in it; undefined if none. */
export interface TaxedPart {
  readonly grossCents: number
  readonly tax: AppliedRate | undefined
}

/** What is paid under one rate, in cents: net + tax = gross. */
export interface TaxSum extends AppliedRate {
  readonly netCents: number
  readonly taxCents: number
  readonly grossCents: number
}

const whole = 10_000

/** A price without tax with the tax added, rounded to the cent. */
export const withTax = (cents: number, tax: AppliedRate | undefined): number =>
  tax === undefined ? cents : Math.round((cents * (whole + tax.rate)) / whole)

/**
 * The taxes within what is paid, the highest rate first. Each is rounded once for all that is under it; what has no tax
 * is left out.
 */
export function taxSums(parts: readonly TaxedPart[]): TaxSum[] {
  const taxed = parts.flatMap(({ tax, grossCents }) =>
    tax === undefined || grossCents === 0 ? [] : [{ ...tax, grossCents }],
  )
  return [...Map.groupBy(taxed, ({ name, rate }) => `${rate} ${name}`).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return []
      const { name, rate } = first
      const grossCents = others.reduce((sum, one) => sum + one.grossCents, first.grossCents)
      const taxCents = Math.round((grossCents * rate) / (whole + rate))
      return [{ name, rate, netCents: grossCents - taxCents, taxCents, grossCents }]
    })
    .sort((a, b) => b.rate - a.rate)
}

/** Taxes in rupees, as calls tell them. */
export const toOrderTaxes = (sums: readonly TaxSum[]): OrderTax[] =>
  sums.map(({ name, rate, netCents, taxCents, grossCents }) => ({
    name,
    percent: rate / 100,
    net: rupees(netCents),
    tax: rupees(taxCents),
    gross: rupees(grossCents),
  }))

const rupees = (cents: number): number => rupeesFromCents(lkrCents(cents))

/** A tax as it is shown, for example 'VAT 18%'. Here, since pages show it and need no validator. */
export const taxName = ({ name, percent }: { readonly name: string; readonly percent: number }): string =>
  `${name} ${percent}%`
