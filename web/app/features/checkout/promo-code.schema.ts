import { promoCodeCalls } from '@first-fashion/contract/promo-codes/calls'
import { filledIn } from '../../platform/forms/schema-resolver.ts'
import { words } from '../../platform/words/i18n.ts'
import './words/promo-code-words.ts'

const validated = promoCodeCalls['promo-codes.validate'].request.body

/** A promo code as it is typed. */
export const typedCode = validated
  .pick({ code: true })
  .extend({ code: filledIn(validated.shape.code, () => words.t('promo-code:missing')) })
