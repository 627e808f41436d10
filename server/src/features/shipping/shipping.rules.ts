import type { ShippingPart } from '@first-fashion/contract/explanation/price-breakdown'
import { addCents, type LkrCents, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { DayRange, QuotedDelivery } from '@first-fashion/contract/shipping/zone'

/** A step of a zone: a threshold and its fee. */
export interface Step {
  readonly from: number
  readonly amountCents: number
}

export interface Zone {
  readonly id: string
  readonly name: string
  readonly isDelivered: boolean
  readonly feeCents: number
  readonly freeOverCents: number | null
  readonly days: DayRange
  readonly express: { readonly extraCents: number; readonly days: DayRange } | null
  /** The extra fee from a weight in grams. */
  readonly weightSteps: readonly Step[]
  /** The fee that replaces the zone's for goods from a value in cents. */
  readonly priceSteps: readonly Step[]
}

/** What goes into one parcel. */
export interface Parcel {
  readonly goodsCents: number
  readonly weightGrams: number
}

/** What the print partner takes for its own parcel, and how long that is under way. */
export interface PartnerRate {
  readonly cents: LkrCents
  readonly days: DayRange | null
}

export interface Delivery {
  readonly zone: { readonly id: string; readonly name: string } | null
  readonly isAvailable: boolean
  /** The cost is an estimate. */
  readonly isFallback: boolean
  readonly costCents: LkrCents
  readonly days: DayRange
  /** Without express. */
  readonly standardDays: DayRange
  readonly isExpress: boolean
  readonly express: { readonly extraCents: LkrCents; readonly days: DayRange } | null
  readonly freeOverCents: LkrCents | null
  /** The share of the cost of what is made to order; null without any. */
  readonly madeToOrderCents: LkrCents | null
  /** What adds up to the cost. */
  readonly parts: readonly ShippingPart[]
}

/** Working days to print one item [A9.16]. */
export const printingDays: DayRange = { min: 2, max: 7 }

/** How long a parcel takes to a place that no zone knows. */
const unknownDays: DayRange = { min: 2, max: 7 }

type FeePart = Omit<ShippingPart, 'parcel'>

/** The zone's fee for a parcel. */
export const feeOf = (zone: Zone, parcel: Parcel): LkrCents => sumOf(feePartsOf(zone, parcel))

/** What a zone's fee for a parcel is made of: its price step or its fee, and its weight step; nothing where it is free. */
export function feePartsOf(zone: Zone, { goodsCents, weightGrams }: Parcel): FeePart[] {
  if (zone.freeOverCents !== null && goodsCents >= zone.freeOverCents)
    return [{ kind: 'free-over', cents: 0, from: zone.freeOverCents, reached: goodsCents }]
  const price = reached(zone.priceSteps, goodsCents)
  const weight = reached(zone.weightSteps, weightGrams)
  return [
    price === undefined
      ? { kind: 'zone-fee', cents: zone.feeCents, from: null, reached: null }
      : { kind: 'price-step', cents: price.amountCents, from: price.from, reached: goodsCents },
    ...(weight === undefined
      ? []
      : [
          {
            kind: 'weight-step' as const,
            cents: weight.amountCents,
            from: weight.from,
            reached: weightGrams,
          },
        ]),
  ]
}

const reached = (steps: readonly Step[], amount: number): Step | undefined =>
  steps.filter(({ from }) => from <= amount).toSorted((a, b) => b.from - a.from)[0]

export interface Shipment {
  /** undefined where no zone knows the place. */
  readonly zone: Zone | undefined
  /** Where no zone is known: what delivery costs then, and whether it goes there all the same. */
  readonly defaultCents: LkrCents
  readonly isHome: boolean
  /** What we send ourselves; null when all is made to order. */
  readonly own: Parcel | null
  /** What is made to order; null without any. */
  readonly made: Parcel | null
  /** The print partner's rate for `made`; undefined when it did not tell. */
  readonly partner: PartnerRate | undefined
  readonly wantsExpress: boolean
}

/**
 * What delivery costs and how long it takes. We send what lies in stock, the print partner what is made to order; when the
 * partner does not say what that costs, it is calculated like a parcel of ours and called an estimate.
 */
export function deliveryOf({
  zone,
  defaultCents,
  isHome,
  own,
  made,
  partner,
  wantsExpress,
}: Shipment): Delivery {
  const days = zone?.days ?? unknownDays
  const offer = own === null ? null : (zone?.express ?? null)
  const isExpress = wantsExpress && offer !== null
  const extraCents = lkrCents(offer === null ? 0 : offer.extraCents)
  const fees = (parcel: Parcel): FeePart[] =>
    zone === undefined
      ? [{ kind: 'usual-fee', cents: defaultCents, from: null, reached: null }]
      : feePartsOf(zone, parcel)
  const ownParts = own === null ? [] : inParcel('own', fees(own))
  const madeParts =
    made === null ? [] : inParcel('made', partner === undefined ? fees(made) : rateOf(partner))
  const express = isExpress ? inParcel('own', [expressAt(extraCents)]) : []
  const parts = [...ownParts, ...madeParts, ...express]
  const madeDays = made === null ? null : printed(partner?.days ?? days)
  const ownDays = own === null ? null : days
  const standardDays = untilAllIsThere(ownDays, madeDays) ?? days
  const expressDays = offer === null ? null : untilAllIsThere(offer.days, madeDays)
  return {
    zone: zone === undefined ? null : { id: zone.id, name: zone.name },
    isAvailable: zone === undefined ? isHome : zone.isDelivered,
    isFallback: zone === undefined || (made !== null && partner === undefined),
    costCents: sumOf(parts),
    days: isExpress ? (expressDays ?? standardDays) : standardDays,
    standardDays,
    isExpress,
    express: expressDays === null ? null : { extraCents, days: expressDays },
    freeOverCents: zone === undefined || zone.freeOverCents === null ? null : lkrCents(zone.freeOverCents),
    madeToOrderCents: made === null ? null : sumOf(madeParts),
    parts,
  }
}

const inParcel = (parcel: ShippingPart['parcel'], fees: readonly FeePart[]): ShippingPart[] =>
  fees.map((part) => ({ ...part, parcel }))

const rateOf = ({ cents }: PartnerRate): FeePart[] => [
  { kind: 'partner-rate', cents, from: null, reached: null },
]

const expressAt = (cents: number): FeePart => ({ kind: 'express', cents, from: null, reached: null })

const sumOf = (parts: readonly { readonly cents: number }[]): LkrCents =>
  addCents(...parts.map(({ cents }) => lkrCents(cents)))

const printed = (travel: DayRange): DayRange => ({
  min: travel.min + printingDays.min,
  max: travel.max + printingDays.max,
})

/** An order is there with the last of its parcels. */
function untilAllIsThere(one: DayRange | null, other: DayRange | null): DayRange | null {
  if (one === null || other === null) return one ?? other
  return { min: Math.max(one.min, other.min), max: Math.max(one.max, other.max) }
}

/** What shoppers see of a delivery. */
export const toQuotedDelivery = (delivery: Delivery): QuotedDelivery => ({
  zone: delivery.zone,
  isAvailable: delivery.isAvailable,
  isEstimate: delivery.isFallback,
  estimatedDays: delivery.days,
  standardDays: delivery.standardDays,
  isExpress: delivery.isExpress,
  express:
    delivery.express === null
      ? null
      : { extra: rupeesFromCents(delivery.express.extraCents), estimatedDays: delivery.express.days },
  freeOver: delivery.freeOverCents === null ? null : rupeesFromCents(delivery.freeOverCents),
  madeToOrder: delivery.madeToOrderCents === null ? null : rupeesFromCents(delivery.madeToOrderCents),
})
