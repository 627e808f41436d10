import type { SignedInDevice } from '@first-fashion/contract/security/calls'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { activeSessions, type CustomerSessions, dropEmailChange } from '../accounts/index.ts'
import { deviceName } from './device-name.ts'

/** Where customers are signed in. */
export interface Devices {
  /** This device first, then the last used first. */
  of(session: CustomerSession): Promise<SignedInDevice[]>
  /** The same for someone who is not that customer. */
  ofCustomer(customerId: string): Promise<Omit<SignedInDevice, 'isThisOne'>[]>
  /** Refuses with 'security.device-unknown' what is not one of the customer's own. */
  end(session: CustomerSession, sessionId: string): Promise<void>
  /** Takes back the wish for another address too: one of the devices may have been someone else's. */
  endAll(customerId: string): Promise<void>
}

export interface DevicesDeps extends Shop {
  readonly sessions: CustomerSessions
}

export function createDevices({ database, clock, sessions }: DevicesDeps): Devices {
  return {
    of: async ({ customerId, tokenHash }) => {
      const rows = await activeSessions(database.db, customerId, clock.now())
      const devices = rows.map((row) => ({ ...deviceOf(row), isThisOne: row.tokenHash.equals(tokenHash) }))
      return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
    },
    ofCustomer: async (customerId) =>
      (await activeSessions(database.db, customerId, clock.now())).map(deviceOf),
    end: async ({ customerId }, sessionId) => {
      if (!isUuid(sessionId) || !(await sessions.endOwn(customerId, sessionId)))
        throw new AppError('unknown', 'security.device-unknown', 'This device is already logged out')
    },
    endAll: async (customerId) => {
      await database.transaction(async (tx) => {
        await sessions.endAll(tx, customerId)
        await dropEmailChange(tx, customerId)
      })
    },
  }
}

type SessionRow = Awaited<ReturnType<typeof activeSessions>>[number]

const deviceOf = ({ id, userAgent, place, createdAt, lastUsedAt }: SessionRow) => ({
  _id: id,
  ...deviceName(userAgent),
  place,
  signedInAt: createdAt.getTime(),
  lastUsedAt: lastUsedAt.getTime(),
})
