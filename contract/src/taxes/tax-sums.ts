import { allocate } from '../money/checkout-sums.ts'

import { lkrCents, rupeesFromCents } from '../money/money.ts'
import type { OrderTax } from './taxes.ts'

/** A rate in hundredths of a percent (18 % is 1,800), with its name. */
export interface AppliedRate {
  readonly name: string
  readonly rate: number
}

/** Money that was or is paid, in cents, and what tax is in it; undefined for none. */
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

/** A price with its tax without it, rounded to the cent. */
export const withoutTax = (cents: number, tax: AppliedRate | undefined): number =>
  tax === undefined ? cents : Math.round((cents * whole) / (whole + tax.rate))

/** A price without tax with the tax added, rounded to the cent. */
export const withTax = (cents: number, tax: AppliedRate | undefined): number =>
  tax === undefined ? cents : Math.round((cents * (whole + tax.rate)) / whole)

/** What has no tax stands under this. */
const noTax: AppliedRate = { name: '', rate: 0 }

/**
 * The taxes within what is paid, the highest rate first. Each is rounded once for all that is under it; what has no tax
 * is the last, without a name.
 */
export function taxSums(parts: readonly TaxedPart[]): TaxSum[] {
  const taxed = parts.flatMap(({ tax = noTax, grossCents }) =>
    grossCents === 0 ? [] : [{ ...tax, grossCents }],
  )
  return [...Map.groupBy(taxed, ({ name, rate }) => `${rate} ${name}`).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return []
      const { name, rate } = first
      const grossCents = others.reduce((sum, one) => sum + one.grossCents, first.grossCents)
      const taxCents = Math.round((grossCents * rate) / (whole + rate))
      return [{ name, rate, netCents: grossCents - taxCents, taxCents, grossCents }]
    })
    .sort((a, b) => b.rate - a.rate || b.name.localeCompare(a.name))
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

/** The taxes among them that shoppers read: not what has none. */
export const namedTaxes = (sums: readonly TaxSum[]): TaxSum[] => sums.filter(({ name }) => name !== '')

/**
 * The taxes within money that goes back, in cents: `requested` of each rate, but never more than earlier refunds left of
 * it. What is left of a rate takes the rest of its tax with it, so that all refunds together have what was charged.
 */
export function taxesBack(cents: number, requested: readonly TaxSum[], left: readonly TaxSum[]): TaxSum[] {
  const first = left.map((one) =>
    Math.min(one.grossCents, requested.find((other) => isSameRate(one, other))?.grossCents ?? 0),
  )
  const rest = Math.max(0, cents - sumOf(first))
  const room = left.map(({ grossCents }, at) => grossCents - (first[at] ?? 0))
  const more = allocate(Math.min(rest, sumOf(room)), room)
  return left.flatMap((one, at) => {
    const grossCents = (first[at] ?? 0) + (more[at] ?? 0)
    if (grossCents === 0) return []
    const isAll = grossCents === one.grossCents
    const within = Math.round((grossCents * one.rate) / (whole + one.rate))
    const taxCents = isAll ? one.taxCents : Math.min(within, one.taxCents)
    return [{ name: one.name, rate: one.rate, netCents: grossCents - taxCents, taxCents, grossCents }]
  })
}

/** What earlier refunds left of the taxes of an order. */
export const taxesLeft = (charged: readonly TaxSum[], back: readonly TaxSum[]): TaxSum[] =>
  charged.map((one) => {
    const gone = back.filter((other) => isSameRate(one, other))
    const grossCents = one.grossCents - sumOf(gone.map((other) => other.grossCents))
    const taxCents = one.taxCents - sumOf(gone.map((other) => other.taxCents))
    return { ...one, grossCents, taxCents, netCents: grossCents - taxCents }
  })

const isSameRate = (a: AppliedRate, b: AppliedRate): boolean => a.name === b.name && a.rate === b.rate

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** A tax as it is shown, for example 'VAT 18%'. Here, since pages show it and need no validator. */
export const taxName = ({ name, percent }: { readonly name: string; readonly percent: number }): string =>
  `${name} ${percent}%`
