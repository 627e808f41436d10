import { randomInt } from 'node:crypto'
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
import { type IssuedCode, issue, newsletterCode } from './issued-codes.ts'
import { mailboxHash } from './mailbox-hash.ts'
import {
  countUses,
  insertUse,
  issuedCodeOf,
  promoTerms,
  releaseIssued,
  releasePromoCode,
  usedCodes,
  withdrawPromoCode,
} from './promo-code-uses.queries.ts'
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

export interface PromoCodes {
  /**
   * The newsletter's code of an address: the one that its mailbox has, else a new one, for one use by the account that
   * has confirmed the address.
   */
  newsletterCode(tx: Db, email: string): Promise<{ readonly code: string; readonly isNew: boolean }>
  /** What the code takes off an order of so many LKR rupees. Refuses with 'promo-code.*'. */
  validate(
    customerId: string,
    code: string,
    orderAmount: number,
    currency?: DisplayCurrency,
  ): Promise<{ readonly promoCode: PromoCode; readonly discount: number }>
  /** The terms of a code that may be used for these lines now. Refuses with 'promo-code.*'. */
  validated(db: Db, ask: PromoAsk): Promise<PromoTerms>
  /**
   * Validates again and records the use, in the transaction that writes the order; of those who come at once one
   * waits for the other. Refuses with 'promo-code.*'.
   */
  use(tx: Db, orderId: string, ask: PromoAsk): Promise<void>
  /** The order is cancelled: the use is put back. */
  release(tx: Db, orderId: string): Promise<void>
  /** Issues a code of its own to one customer, for one use. Returns it. */
  issue(tx: Db, code: IssuedCode): Promise<string>
  /** Withdraws an issued code; false if an order uses it. */
  withdraw(tx: Db, code: string): Promise<boolean>
  /**
   * All that the code served is back: the issued code that the order used can be used again, at least until a day in
   * Colombo.
   * Returns the code, if there was one.
   */
  giveBackIssued(tx: Db, orderId: string, until: string): Promise<string | undefined>
  /** The issued code that an order uses. */
  issuedUsedBy(db: Db, orderId: string): Promise<string | undefined>
  /** Those of the codes that orders use. */
  usedAmong(db: Db, codes: readonly string[]): Promise<ReadonlySet<string>>
}

export interface PromoCodesDeps extends Shop {
  /** Draws the letters of a code. */
  readonly draw?: () => string
}

export function createPromoCodes(deps: PromoCodesDeps): PromoCodes {
  const { database, clock, draw = drawLetters } = deps
  const validate = (db: Db, ask: PromoAsk, placing?: { readonly orderId: string }) =>
    validatedTerms(deps, db, ask, placing)
  return {
    newsletterCode: (tx, email) => newsletterCode(tx, email, { draw, createdAt: clock.now() }),
    validate: async (customerId, code, orderAmount, currency = lkr) => {
      const terms = await promoTerms(database.db, writtenPromoCode(code))
      const lines = isForAll(terms)
        ? [{ productId: '', category: '', quantity: 1, total: centsFromRupees(orderAmount) }]
        : await linesOfCart(deps, customerId)
      const validated = await validate(database.db, { customerId, code, lines, currency })
      const discount = rupeesFromCents(reductionOf(validated, lines).discount)
      return { promoCode: toPromoCodeView(validated), discount }
    },
    validated: (db, ask) => validate(db, ask),
    use: async (tx, orderId, ask) => {
      const { code } = await validate(tx, ask, { orderId })
      await insertUse(tx, { orderId, code, customerId: ask.customerId, usedAt: clock.now() })
    },
    release: (tx, orderId) => releasePromoCode(tx, orderId, clock.now()),
    issue: (tx, issued) => issue(tx, issued, { draw, createdAt: clock.now() }),
    withdraw: (tx, code) => withdrawPromoCode(tx, code),
    giveBackIssued: (tx, orderId, until) => releaseIssued(tx, { orderId, until, at: clock.now() }),
    issuedUsedBy: issuedCodeOf,
    usedAmong: usedCodes,
  }
}

async function validatedTerms(
  { clock }: PromoCodesDeps,
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

/** Without those that are taken for one another when they are read aloud or typed. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** Letters that nobody guesses: 40 bits. */
const drawLetters = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
