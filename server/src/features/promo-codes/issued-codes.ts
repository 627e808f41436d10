import { limits } from '@first-fashion/contract/limits'
import type { LkrCents } from '@first-fashion/contract/money/money'
import type { Db } from '../../platform/database/database.ts'
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

interface Drawn {
  readonly draw: () => string
  readonly createdAt: Date
}

/** Writes the code down under letters that nobody guesses. */
export async function issue(
  tx: Db,
  { prefix, takesOff, productIds, ...code }: IssuedCode,
  { draw, createdAt }: Drawn,
): Promise<string> {
  for (;;) {
    const drawn = `${prefix}-${draw()}`
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

/** The code of a mailbox that subscribes: the one that it has, or a new one. */
export async function newsletterCode(
  tx: Db,
  email: string,
  { draw, createdAt }: Drawn,
): Promise<{ readonly code: string; readonly isNew: boolean }> {
  for (;;) {
    const known = await newsletterCodeOf(tx, email)
    if (known !== undefined) return { code: known, isNew: false }
    const code = `WELCOME-${draw()}`
    const isNew = await insertPromoCode(tx, {
      code,
      discountType: 'percentage',
      discountPercent: limits.newsletterDiscountPercent,
      source: 'newsletter',
      mailboxHash: mailboxHash(email),
      createdAt,
    })
    if (isNew) return { code, isNew }
  }
}
