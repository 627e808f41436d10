import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { stockAlertCalls } from '@first-fashion/contract/stock-alerts/calls'
import { words } from '../../platform/words/i18n.ts'
import '../../platform/words/product-page/stock-alert.ts'

const { size, email } = stockAlertCalls['stockalerts.ask'].request.body.shape

/** The size that is sold out, and where to write to. */
export const stockAlert = stockAlertCalls['stockalerts.ask'].request.body
  .pick({ size: true, email: true })
  .extend({
    size,
    email: email
      .refine((typed) => typed.trim() !== '', {
        error: () => words.t('stockAlert.missing'),
        abort: true,
      })
      .refine(looksLikeEmail, { error: () => words.t('stockAlert.invalid') }),
  })
