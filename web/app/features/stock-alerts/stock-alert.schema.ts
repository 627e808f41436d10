import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { stockAlertCalls } from '@first-fashion/contract/stock-alerts/calls'
import { words } from '../../platform/words/i18n.ts'
import './stock-alerts-words.ts'

const { size, email } = stockAlertCalls['stockalerts.ask'].request.body.shape

/** The size that is sold out, and where to write to. */
export const stockAlert = stockAlertCalls['stockalerts.ask'].request.body
  .pick({ size: true, email: true })
  .extend({
    size,
    email: email
      .refine((typed) => typed.trim() !== '', {
        error: () => words.t('stock-alerts:missing'),
        abort: true,
      })
      .refine(looksLikeEmail, { error: () => words.t('stock-alerts:invalid') }),
  })
