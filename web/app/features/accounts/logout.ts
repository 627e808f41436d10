import { api } from '../../platform/api-browser.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { sessionEnded } from './accounts.moments.ts'
import { leave } from './saved-draft.ts'
import '../../shell/slots/subscribers.ts'

/** Ends the session here and on the server. */
export function logout(message: string): void {
  const token = currentToken()
  if (token === null) return
  void api('accounts.logout')
  endSession(token)
  toasts.success(message)
}

/** Ends the session here, and lets all who subscribe to that act first. */
export function endSession(token: string | null): void {
  void sessionEnded.announce()
  if (token !== null) leave(token)
}
