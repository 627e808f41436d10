import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { activeSessions } from '../accounts/index.ts'
import { deviceName } from './device-name.ts'
import { securityRoutes } from './security.routes.ts'

type Session = Awaited<ReturnType<typeof activeSessions>>[number]

export const securityFeature = (shop: Shop): Feature => ({
  name: 'security',
  handlers: securityRoutes(shop),
  personalData: {
    tables: [],
    download: async (db, { customerId }, now) => ({
      devices: (await activeSessions(db, customerId, now)).map(deviceOf),
    }),
  },
})

/** All stored data of a session except its token. */
const deviceOf = ({ userAgent, address, place, createdAt, lastUsedAt, expiresAt }: Session) => ({
  device: deviceName(userAgent).device,
  userAgent,
  address,
  place,
  signedInAt: createdAt,
  lastUsedAt,
  expiresAt,
})
