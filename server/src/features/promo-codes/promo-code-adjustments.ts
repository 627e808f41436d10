import type { Fact } from '@first-fashion/contract/explanation/fact'
import { allocate } from '@first-fashion/contract/money/checkout-sums'
import { type LkrCents, lkrCents } from '@first-fashion/contract/money/money'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import type { AdjustableLine, AdjustmentOffer, AdjustmentSource } from '../order-sums/index.ts'
import { releasePromoCode } from './promo-code-uses.queries.ts'
import { isCodeFor, type PromoTerms, type Reduction, reductionOf } from './promo-codes.rules.ts'
import { checkPromoCode, usePromoCode } from './promo-codes.service.ts'

/** Promo codes as a source of adjustments: the shopper's choice is the code as typed. */
export const promoCodeAdjustments = (shop: Shop): AdjustmentSource => ({
  name: 'promo-codes',
  refusesMethod: (code, method) => (code !== undefined && method === 'cod' ? notForCash() : undefined),
  propose: async (db, { choice: code, ...ask }) =>
    code === undefined ? undefined : promoOffer(await checkPromoCode(shop, db, { ...ask, code })),
  tooLittleLeft: (rest) =>
    new AppError(
      'refused',
      'promo-code.too-little-left',
      `This promo code would leave ${rest} to pay, which is too little to charge. Please add an item to your order.`,
    ),
  use: async (tx, orderId, { choice: code, ...ask }) => {
    if (code !== undefined) await usePromoCode(shop, tx, orderId, { ...ask, code })
  },
  giveBack: (tx, orderId) => releasePromoCode(tx, orderId, shop.clock.now()),
})

/** What the terms of a code take off an order. Free shipping covers standard delivery; express still costs extra. */
export const promoOffer = (terms: PromoTerms): AdjustmentOffer => ({
  adjust: ({ lines, shipping, express }) => {
    const reduction = reductionOf(terms, lines)
    const { code: reference } = terms
    const facts = [discountFact(terms, lines, reduction)]
    if (reduction.isShippingFree) {
      const [kind, label, appliesTo] = [
        'shipping-discount',
        `Free shipping (${reference})`,
        'shipping',
      ] as const
      return { kind, label, appliesTo, reference, cents: lkrCents(express - shipping), shares: [], facts }
    }
    const weights = lines.map((line) => (isCodeFor(terms, line) ? line.total : 0))
    const shares = allocate(reduction.discount, weights).map((share): LkrCents => lkrCents(0 - share))
    const [kind, label, appliesTo] = ['promotion', `Discount (${reference})`, 'goods'] as const
    return { kind, label, appliesTo, reference, cents: lkrCents(0 - reduction.discount), shares, facts }
  },
})

function discountFact(
  terms: PromoTerms,
  lines: readonly AdjustableLine[],
  { requested, goods }: Reduction,
): Fact {
  const { code, discountType, discountPercent, discountCents } = terms
  const promo = {
    code,
    discountType,
    discountPercent,
    discountCents,
    requestedCents: requested,
    goodsCents: goods,
  }
  return { kind: 'code', promo, isForAll: lines.every((line) => isCodeFor(terms, line)) }
}

const notForCash = () =>
  new AppError('refused', 'promo-code.not-for-cash', 'Promo codes are unavailable for cash on delivery')
