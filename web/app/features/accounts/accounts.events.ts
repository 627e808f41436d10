import { createClientEvent } from '../../platform/client-event.ts'

/**
 * The user ended the session here: logged out, closed the account, or logged out everywhere. The next person must not
 * see what they typed. An expired session is not one: its drafts wait for the same user.
 */
export const sessionEnded = createClientEvent<void>()
