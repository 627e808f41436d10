import { api } from '../../platform/api-browser.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { forgetDraft } from '../checkout/address/address-form.ts'
import { leave } from './kept-draft.ts'

/** Ends the session here and on the server. */
export function logout(message: string): void {
  const token = currentToken()
  if (token === null) return
  void api('accounts.logout')
  forgetDraft()
  leave(token)
  toasts.success(message)
}
