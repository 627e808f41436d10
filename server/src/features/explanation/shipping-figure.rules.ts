import type { Figure, Step } from '@first-fashion/contract/explanation/explanation'
import type { PriceBreakdown, ShippingPart } from '@first-fashion/contract/explanation/price-breakdown'
import { allocate, hundredthsOf } from '@first-fashion/contract/money/checkout-sums'
import type { Explained } from './explained.ts'
import { type Amount, minus, nothing, plus } from './line-shares.rules.ts'

type StoredShipping = NonNullable<PriceBreakdown['shipping']>

/** The parts of the delivery cost, and the share of each parcel. */
export interface ShippingSteps {
  readonly steps: readonly Step[]
  readonly facts: Figure['facts']
  readonly parcels: Readonly<Record<'own' | 'made', Amount>>
}

/** Free shipping covers standard delivery; express stays. */
export function shippingSteps(
  order: Explained,
  shown: number,
  { zone, isEstimate, parts }: StoredShipping,
): ShippingSteps {
  const code =
    order.priceBreakdown?.promo?.discountType === 'free_shipping' ? order.priceBreakdown.promo.code : null
  const standard = parts.filter(({ kind }) => kind !== 'express')
  const express = parts.filter(({ kind }) => kind === 'express')
  const steps =
    code === null
      ? stepsOf(parts, shown)
      : [...stepsOf(standard, shownAlone(order, sumOf(standard))), ...stepsOf(express, shown)]
  const freed = code === null ? [] : [freedBy(code, steps.slice(0, standard.length))]
  const left = code === null ? steps : steps.slice(standard.length)
  const ofParcel = (parcel: ShippingPart['parcel']) =>
    plus(nothing, ...left.filter(({ of }) => of.kind === 'shipping' && of.part.parcel === parcel))
  return {
    steps: [...steps, ...freed],
    facts: [{ kind: 'zone', zone }, ...(isEstimate ? [{ kind: 'estimate' as const }] : [])],
    parcels: { own: ofParcel('own'), made: ofParcel('made') },
  }
}

function stepsOf(parts: readonly ShippingPart[], shown: number): Step[] {
  const shares = allocate(
    shown,
    parts.map(({ cents }) => cents),
  )
  return parts.map((part, at) => ({
    cents: part.cents,
    shown: shares[at] ?? 0,
    of: { kind: 'shipping', part },
  }))
}

const freedBy = (code: string, steps: readonly Step[]): Step => ({
  ...minus(plus(nothing, ...steps)),
  of: { kind: 'free-by-code', code },
})

const sumOf = (parts: readonly ShippingPart[]): number => parts.reduce((sum, { cents }) => sum + cents, 0)

/** An amount outside the total, as shown on its own. */
const shownAlone = ({ currency }: Explained, cents: number): number => hundredthsOf(cents / 100, currency)
