import {
  addCents,
  type DisplayCurrency,
  formatPrice,
  type LkrCents,
  lkr,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type {
  PromoCode,
  PromoCodeRefusal,
  PromoDiscountType,
} from '@first-fashion/contract/promo-codes/calls'

/** What a code takes off, and what it asks for. */
export interface PromoTerms {
  readonly code: string
  readonly discountType: PromoDiscountType
  readonly discountPercent: number | null
  readonly discountCents: number | null
  readonly source: 'newsletter' | 'staff' | 'reward'
  /** Of rewards: only this customer may use it. */
  readonly customerId: string | null
  /** It takes something off so many units of an order; null for all. */
  readonly unitsMaximum: number | null
  /** In hex: only the confirmed account with this mailbox may use it. */
  readonly mailboxHash: string | null
  readonly usesMaximum: number | null
  readonly usesPerCustomer: number | null
  readonly minimumCents: number
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly isFirstOrderOnly: boolean
  readonly isActive: boolean
  readonly categories: readonly string[]
  readonly productIds: readonly string[]
}

/** A line of an order, as far as a code asks about it. */
export interface PromoLine {
  readonly productId: string
  readonly category: string
  readonly quantity: number
  readonly total: LkrCents
}

/** Who wants to use it, and how often it was used. */
export interface PromoUser {
  readonly customerId: string
  readonly mailboxHash: string
  readonly isVerified: boolean
  readonly hasOrdered: boolean
  readonly ownUses: number
  readonly allUses: number
}

export interface Reduction {
  /** Off the goods: never more than those cost that the code is for. */
  readonly discount: LkrCents
  /** What it would take off if they cost enough, and what they cost. */
  readonly requested: LkrCents
  readonly goods: LkrCents
  readonly isShippingFree: boolean
}

/** Why this person may not use the code for these lines today (a day in Colombo, as '2026-11-21'). */
export function promoRefusal(
  terms: PromoTerms,
  lines: readonly PromoLine[],
  user: PromoUser,
  today: string,
): PromoCodeRefusal | undefined {
  const { startsOn, endsOn, usesMaximum, usesPerCustomer } = terms
  if (!terms.isActive) return 'promo-code.unknown'
  if (startsOn !== null && today < startsOn) return 'promo-code.not-yet'
  if (endsOn !== null && today > endsOn) return 'promo-code.expired'
  if (!isCodeOf(terms, user)) return 'promo-code.not-yours'
  if (terms.source === 'newsletter' && !user.isVerified) return 'promo-code.unverified'
  if (usesPerCustomer !== null && user.ownUses >= usesPerCustomer) return 'promo-code.used-before'
  if (usesMaximum !== null && user.allUses >= usesMaximum)
    return user.ownUses > 0 ? 'promo-code.used-before' : 'promo-code.used-up'
  if (terms.isFirstOrderOnly && user.hasOrdered) return 'promo-code.first-order-only'
  if (addCents(...lines.map((line) => line.total)) < terms.minimumCents) return 'promo-code.minimum'
  if (!lines.some((line) => isCodeFor(terms, line))) return 'promo-code.not-for-these'
  return undefined
}

/** A reward's code is its customer's, a subscriber's its mailbox's; without one it is nobody's. */
function isCodeOf({ source, mailboxHash, customerId }: PromoTerms, user: PromoUser): boolean {
  if (source === 'reward') return customerId === user.customerId
  if (mailboxHash !== null) return mailboxHash === user.mailboxHash
  return source !== 'newsletter'
}

/** What the code takes off; a half cent is the shopper's. */
export function reductionOf(terms: PromoTerms, lines: readonly PromoLine[]): Reduction {
  const goods = goodsFor(terms, lines)
  const requested = lkrCents(
    Math.round((goods * (terms.discountPercent ?? 0)) / 100) + (terms.discountCents ?? 0),
  )
  return {
    discount: lkrCents(Math.min(requested, goods)),
    requested,
    goods,
    isShippingFree: terms.discountType === 'free_shipping',
  }
}

/** What the units cost that a code is for: all of them, or as many as it allows, the first lines first. */
function goodsFor(terms: PromoTerms, lines: readonly PromoLine[]): LkrCents {
  let unitsLeft = terms.unitsMaximum ?? Number.POSITIVE_INFINITY
  const totals = lines
    .filter((line) => isCodeFor(terms, line))
    .map(({ quantity, total }) => {
      const units = Math.min(unitsLeft, quantity)
      unitsLeft -= units
      return lkrCents(units === quantity ? total : Math.floor((total * units) / quantity))
    })
  return addCents(...totals)
}

/** Whether a code is for a line; without products and categories it is for everything. */
export const isCodeFor = ({ productIds, categories }: PromoTerms, line: PromoLine): boolean =>
  (productIds.length === 0 && categories.length === 0) ||
  productIds.includes(line.productId) ||
  categories.includes(line.category)

/** The code as it is shown. */
export const toPromoCodeView = ({
  code,
  discountType,
  discountPercent,
  discountCents,
}: PromoTerms): PromoCode => ({
  code,
  discountType,
  discountValue: discountPercent ?? (discountCents === null ? 0 : rupeesFromCents(lkrCents(discountCents))),
})

/** The text of each refusal. */
export function refusalWords(
  refusal: PromoCodeRefusal,
  terms: PromoTerms | undefined,
  currency: DisplayCurrency = lkr,
): string {
  const minimum = formatPrice(rupeesFromCents(lkrCents(terms?.minimumCents ?? 0)), currency)
  const words = {
    'promo-code.missing': 'Please enter a promo code',
    'promo-code.unknown': 'Invalid promo code',
    'promo-code.not-yet': `This promo code can be used from ${dayInWords(terms?.startsOn)}`,
    'promo-code.expired': 'This promo code has expired',
    'promo-code.not-yours':
      'This code is for the email address it was sent to. Log in with that address to use it.',
    'promo-code.unverified':
      'This code works once you confirm your email address. Open the link in the email we sent you, then apply the code again.',
    'promo-code.first-order-only': 'This promo code is for first orders only',
    'promo-code.used-up': 'This promo code has been used up',
    'promo-code.used-before': 'You have already used this promo code',
    'promo-code.minimum': `This promo code needs an order of ${minimum} or more`,
    'promo-code.not-for-these': 'This promo code does not apply to the items in your order',
  } as const satisfies Record<PromoCodeRefusal, string>
  return words[refusal]
}

const dayInWords = (day: string | null | undefined): string =>
  day === null || day === undefined
    ? ''
    : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
