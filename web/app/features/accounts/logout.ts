import { api } from '../../platform/api-browser.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { discardDraft } from '../checkout/address/address-form.ts'
import { leave } from './saved-draft.ts'

/** Ends the session here and on the server. */
export function logout(message: string): void {
  const token = currentToken()
  if (token === null) return
  void api('accounts.logout')
  discardDraft()
  leave(token)
  toasts.success(message)
}
