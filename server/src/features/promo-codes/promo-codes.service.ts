import { limits } from '@first-fashion/contract/limits'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { drawLetters } from './code-letters.ts'
import { insertPromoCode, newsletterCodeOf } from './promo-codes.queries.ts'

export interface PromoCodes {
  /** The newsletter's code of an address (lower case): the one it has, else a new one, for one use by its account. */
  newsletterCode(tx: Db, emailKey: string): Promise<string>
}

export interface PromoCodesDeps {
  readonly clock: Clock
  /** Draws the letters of a code. */
  readonly draw?: () => string
}

export function createPromoCodes({ clock, draw = drawLetters }: PromoCodesDeps): PromoCodes {
  return {
    newsletterCode: async (tx, emailKey) => {
      const known = await newsletterCodeOf(tx, emailKey)
      if (known !== undefined) return known
      for (;;) {
        const code = `WELCOME-${draw()}`
        const isNew = await insertPromoCode(tx, {
          code,
          discountType: 'percentage',
          discountPercent: limits.newsletterDiscountPercent,
          source: 'newsletter',
          emailKey,
          createdAt: clock.now(),
        })
        if (isNew) return code
      }
    },
  }
}
