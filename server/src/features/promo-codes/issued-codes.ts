import { randomInt } from 'node:crypto'
import type { LkrCents } from '@first-fashion/contract/money/money'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { mailboxHash } from './mailbox-hash.ts'
import { setPromoCodeProducts } from './promo-code-list.queries.ts'
import { insertPromoCode, newsletterCodeOf } from './promo-codes.queries.ts'

type TakesOff =
  | { readonly discountType: 'percentage'; readonly discountPercent: number }
  | { readonly discountType: 'fixed'; readonly discountCents: LkrCents }
  | { readonly discountType: 'free_shipping' }

/** A code that another feature issues to one customer, for one use. */
export interface IssuedCode {
  readonly customerId: string
  /** The beginning of the code, as 'REWARD'. */
  readonly prefix: string
  readonly takesOff: TakesOff
  readonly minimumCents: LkrCents
  /** Empty for all products. */
  readonly productIds: readonly string[]
  /** null for all units. */
  readonly unitsMaximum: number | null
  /** The last day of Colombo, as '2026-11-21'. */
  readonly endsOn: string
  /** What staff read about it. */
  readonly note: string
}

/** Issues a code of its own to one customer, for one use, under letters that nobody guesses. Returns it. */
export async function issuePromoCode(
  shop: Shop,
  tx: Db,
  { prefix, takesOff, productIds, ...code }: IssuedCode,
): Promise<string> {
  const createdAt = shop.clock.now()
  for (;;) {
    const drawn = `${prefix}-${drawLetters()}`
    const isNew = await insertPromoCode(tx, {
      ...code,
      ...takesOff,
      code: drawn,
      source: 'reward',
      usesMaximum: 1,
      createdAt,
    })
    if (!isNew) continue
    await setPromoCodeProducts(tx, drawn, productIds)
    return drawn
  }
}

interface NewsletterCode {
  readonly code: string
  readonly percent: number
  readonly isNew: boolean
}

/**
 * The newsletter's code of an address: the one that its mailbox has, else a new one if the store gives subscribers a
 * discount, for one use by the account that has confirmed the address.
 */
export async function issueNewsletterCode(
  shop: Shop,
  tx: Db,
  email: string,
): Promise<NewsletterCode | undefined> {
  const percent = shop.store().newsletterPercent
  const createdAt = shop.clock.now()
  for (;;) {
    const known = await newsletterCodeOf(tx, email)
    if (known !== undefined) return { ...known, isNew: false }
    if (percent === 0) return undefined
    const code = `WELCOME-${drawLetters()}`
    const isNew = await insertPromoCode(tx, {
      code,
      discountType: 'percentage',
      discountPercent: percent,
      source: 'newsletter',
      mailboxHash: mailboxHash(email),
      createdAt,
    })
    if (isNew) return { code, percent, isNew }
  }
}

/** Without those that are taken for one another when they are read aloud or typed. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** Letters that nobody guesses: 40 bits. */
const drawLetters = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
