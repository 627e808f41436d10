import {
  centsFromRupees,
  type DisplayCurrency,
  lkr,
  multiplyCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import {
  type PromoCode,
  type PromoCodeRefusal,
  writtenPromoCode,
} from '@first-fashion/contract/promo-codes/calls'
import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { customerById } from '../accounts/index.ts'
import { cartItemsOf } from '../cart/index.ts'
import { purchasesOf } from '../orders/index.ts'
import { findSellables } from '../sellables/index.ts'
import { mailboxHash } from './mailbox-hash.ts'
import { countUses, insertUse, promoTerms, releaseIssued } from './promo-code-uses.queries.ts'
import {
  type PromoLine,
  type PromoTerms,
  promoRefusal,
  reductionOf,
  refusalWords,
  toPromoCodeView,
} from './promo-codes.rules.ts'

/** A code that someone wants to use for an order. */
export interface PromoAsk {
  readonly customerId: string
  /** As typed. */
  readonly code: string
  readonly lines: readonly PromoLine[]
  /** The currency of amounts in refusals; rupees by default. */
  readonly currency?: DisplayCurrency
}

/** What the code takes off an order of so many LKR rupees. Refuses with 'promo-code.*'. */
export async function validatePromoCode(
  shop: Shop,
  customerId: string,
  code: string,
  orderAmount: number,
  currency: DisplayCurrency = lkr,
): Promise<{ readonly promoCode: PromoCode; readonly discount: number }> {
  const { db } = shop.database
  const terms = await promoTerms(db, writtenPromoCode(code))
  const lines = isForAll(terms)
    ? [{ productId: '', category: '', quantity: 1, total: centsFromRupees(orderAmount) }]
    : await linesOfCart(shop, customerId)
  const validated = await checkPromoCode(shop, db, { customerId, code, lines, currency })
  const discount = rupeesFromCents(reductionOf(validated, lines).discount)
  return { promoCode: toPromoCodeView(validated), discount }
}

/**
 * Checks the code again and records the use, in the transaction that writes the order; of those who come at once one
 * waits for the other. Refuses with 'promo-code.*'.
 */
export async function usePromoCode(shop: Shop, tx: Db, orderId: string, ask: PromoAsk): Promise<void> {
  const { code } = await checkPromoCode(shop, tx, ask, { orderId })
  await insertUse(tx, { orderId, code, customerId: ask.customerId, usedAt: shop.clock.now() })
}

/**
 * All that the code served is back: the issued code that the order used can be used again, at least until a day in
 * Colombo. Returns the code, if there was one.
 */
export const giveBackIssuedCode = (
  { clock }: Shop,
  tx: Db,
  orderId: string,
  until: string,
): Promise<string | undefined> => releaseIssued(tx, { orderId, until, at: clock.now() })

/** The terms of a code that may be used for these lines now. Refuses with 'promo-code.*'. */
export async function checkPromoCode(
  { clock }: Shop,
  db: Db,
  ask: PromoAsk,
  placing?: { readonly orderId: string },
): Promise<PromoTerms> {
  const code = writtenPromoCode(ask.code)
  if (code === '') throw refused('promo-code.missing', undefined)
  const terms = await promoTerms(db, code, { isLocked: placing !== undefined })
  if (terms === undefined) throw refused('promo-code.unknown', undefined)
  const customer = await customerById(db, ask.customerId)
  const user = {
    customerId: ask.customerId,
    mailboxHash: mailboxHash(customer?.email ?? '').toString('hex'),
    isVerified: customer !== undefined && customer.verifiedAt !== null,
    hasOrdered: terms.isFirstOrderOnly && (await hasOrdered(db, ask.customerId, placing?.orderId)),
    ...(await countUses(db, code, ask.customerId)),
  }
  const refusal = promoRefusal(terms, ask.lines, user, dayInColombo(clock.now()))
  if (refusal !== undefined) throw refused(refusal, terms, ask.currency)
  return terms
}

async function hasOrdered(db: Db, customerId: string, exceptId: string | undefined): Promise<boolean> {
  return (await purchasesOf(db, [customerId], { state: 'not-cancelled', exceptId })).has(customerId)
}

const isForAll = (terms: PromoTerms | undefined): boolean =>
  terms === undefined || (terms.productIds.length === 0 && terms.categories.length === 0)

/** What lies in the cart, at today's prices. */
async function linesOfCart(shop: Shop, customerId: string): Promise<PromoLine[]> {
  const items = await cartItemsOf(shop.database.db, customerId)
  const sellableOf = await findSellables(shop, shop.database.db, items)
  return items.flatMap((item) => {
    const sellable = sellableOf(item)
    if (sellable === undefined) return []
    const { productId, quantity } = item
    const total = multiplyCents(sellable.unitPrice, quantity)
    return [{ productId, category: sellable.category, quantity, total }]
  })
}

const refused = (refusal: PromoCodeRefusal, terms: PromoTerms | undefined, currency?: DisplayCurrency) =>
  new AppError('refused', refusal, refusalWords(refusal, terms, currency))
