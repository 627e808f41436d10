import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { runMutation } from '../../platform/queries/run-mutation.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { sessionEnded } from './accounts.events.ts'
import { leave } from './saved-draft.ts'
import '../../shell/slots/subscribers.ts'

/** Ends the session here and on the server. */
export function logout(queries: QueryClient, message: string): void {
  const token = currentToken()
  if (token === null) return
  const mutationFn = () => {
    // The call takes the token along before the session ends here.
    const answer = call('accounts.logout')
    endSession(token)
    toasts.success(message)
    return answer
  }
  void runMutation(queries, { mutationFn }, undefined)
}

/** Ends the session here, and lets all who subscribe to that act first. */
export function endSession(token: string | null): void {
  void sessionEnded.emit()
  if (token !== null) leave(token)
}
