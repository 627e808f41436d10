import { after, type Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import { createKnownSessions } from './known-sessions.ts'
import { endAllSessions, endSession, insertSession, sessionOfToken } from './session.queries.ts'

const sessionLifetimeMs = 30 * 24 * 3_600_000

/** The customers' sessions: an opaque token in the header `token`, stored as its hash. */
export interface CustomerSessions {
  /** Opens a session in the transaction that signs the customer in; answers the token. */
  open(tx: Db, customerId: string): Promise<string>
  /** Refuses with 'accounts.session-dead' when there is no token or it has ended. */
  ofToken(token: string | undefined): Promise<CustomerSession>
  end(tokenHash: Buffer): Promise<void>
  /** Ends all of a customer's sessions in a transaction; `ended` has to be called once it is committed. */
  endAll(tx: Db, customerId: string): Promise<void>
  ended(): void
}

export function createCustomerSessions(deps: { database: Database; clock: Clock }): CustomerSessions {
  const { database, clock } = deps
  const known = createKnownSessions()
  return {
    open: async (tx, customerId) => {
      const token = newSecretToken()
      const createdAt = clock.now()
      const expiresAt = after(createdAt, sessionLifetimeMs)
      await insertSession(tx, { tokenHash: hashOfToken(token), customerId, createdAt, expiresAt })
      return token
    },
    ofToken: async (token) => {
      if (token === undefined || token === '' || token.length > 200) throw sessionDead()
      const tokenHash = hashOfToken(token)
      const session = await known.get(tokenHash, () => sessionOfToken(database.db, tokenHash, clock.now()))
      if (session === undefined || session.expiresAt <= clock.now()) throw sessionDead()
      return { customerId: session.customerId, tokenHash }
    },
    end: async (tokenHash) => {
      await endSession(database.db, tokenHash)
      known.forget()
    },
    endAll: (tx, customerId) => endAllSessions(tx, customerId),
    ended: () => known.forget(),
  }
}

const sessionDead = () =>
  new AppError('unauthenticated', 'accounts.session-dead', 'Your session has ended. Please log in again.')
