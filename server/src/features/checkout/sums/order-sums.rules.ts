import { limits } from '@first-fashion/contract/limits'
import { addCents, centsFromRupees, type LkrCents, lkrCents } from '@first-fashion/contract/money/money'
import type {
  AdjustableLine,
  AdjustmentOffer,
  AdjustmentSource,
  ProposedAdjustment,
  TenderSource,
} from '../../order-sums/index.ts'
import type { Delivery } from '../../shipping/index.ts'

/** The delivery cost, and the express part of it. */
export type DeliveryCost = Pick<Delivery, 'costCents' | 'isExpress' | 'express'>

/** What may be taken off an order, and what may pay for it. */
export interface Offers {
  readonly adjustments: readonly NamedOffer[]
  readonly tenders: readonly OfferedTender[]
}

interface NamedOffer {
  readonly source: Pick<AdjustmentSource, 'name'>
  readonly offer: AdjustmentOffer
}

export interface SourcedOffer extends NamedOffer {
  readonly source: AdjustmentSource
}

export interface OfferedTender {
  readonly tender: Pick<TenderSource, 'name' | 'kind' | 'label' | 'paysOf'>
  /** What the order may use; 0 if the shopper did not choose it. */
  readonly available: LkrCents
}

/** An adjustment of an order, with the source that takes it off. */
export interface OrderAdjustment extends ProposedAdjustment {
  readonly source: string
}

/** What a prepaid tender pays. */
export interface OrderTender {
  readonly source: string
  readonly kind: string
  readonly label: string
  readonly cents: LkrCents
}

export interface OrderSums {
  readonly subtotal: LkrCents
  /** The delivery cost, and what adjustments leave of it. */
  readonly shippingFee: LkrCents
  readonly shipping: LkrCents
  readonly adjustments: readonly OrderAdjustment[]
  /** What adjustments take off the goods. */
  readonly discount: LkrCents
  readonly total: LkrCents
  readonly tenders: readonly OrderTender[]
  /** What the tenders pay, and the amount due. */
  readonly prepaid: LkrCents
  readonly due: LkrCents
}

const none = lkrCents(0)

/**
 * Calculates the total: subtotal + shipping - discount [A9.04]. Adjustments come one after the other, then
 * tenders.
 */
export function applied(lines: readonly AdjustableLine[], delivery: DeliveryCost, offers: Offers): OrderSums {
  const subtotal = addCents(...lines.map((line) => line.total))
  const shippingFee = subtotal === 0 ? none : delivery.costCents
  const express = subtotal !== 0 && delivery.isExpress ? (delivery.express?.extraCents ?? none) : none
  const { adjustments, left } = adjusted({ lines, shipping: shippingFee, express }, offers.adjustments)
  const discount = lkrCents(0 - addCents(...centsOff(adjustments, 'goods')))
  const total = lkrCents(subtotal - discount + left.shipping)
  const tenders = tendered(total, offers.tenders)
  const prepaid = addCents(...tenders.map(({ cents }) => cents))
  const due = lkrCents(total - prepaid)
  const { shipping } = left
  return { subtotal, shippingFee, shipping, adjustments, discount, total, tenders, prepaid, due }
}

const centsOff = (adjustments: readonly OrderAdjustment[], from: OrderAdjustment['appliesTo']): LkrCents[] =>
  adjustments.filter(({ appliesTo }) => appliesTo === from).map(({ cents }) => cents)

type Left = Parameters<AdjustmentOffer['adjust']>[0]

function adjusted(order: Left, offers: readonly NamedOffer[]) {
  let left = order
  const adjustments: OrderAdjustment[] = []
  for (const { source, offer } of offers) {
    const adjustment = offer.adjust(left)
    adjustments.push({ source: source.name, ...adjustment })
    left = leftOf(left, adjustment)
  }
  return { adjustments, left }
}

function leftOf(order: Left, { appliesTo, cents, shares }: ProposedAdjustment): Left {
  if (appliesTo === 'shipping') {
    const shipping = lkrCents(order.shipping + cents)
    return { ...order, shipping, express: lkrCents(Math.min(order.express, shipping)) }
  }
  const lines = order.lines.map((line, at) => ({ ...line, total: lkrCents(line.total + (shares[at] ?? 0)) }))
  return { ...order, lines }
}

function tendered(total: LkrCents, offers: readonly OfferedTender[]): OrderTender[] {
  let due = total
  return offers.flatMap(({ tender: { name: source, kind, label, paysOf }, available }) => {
    const cents = paysOf(due, available)
    due = lkrCents(due - cents)
    return cents === 0 ? [] : [{ source, kind, label, cents }]
  })
}

/** Whether adjustments leave an amount due that is too small for any partner. */
export const isBelowMinimumCharge = ({ due, adjustments }: Pick<OrderSums, 'due' | 'adjustments'>): boolean =>
  adjustments.length > 0 && due > 0 && due < centsFromRupees(limits.leastDueRupees)
