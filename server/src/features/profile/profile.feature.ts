import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { customerById } from '../accounts/index.ts'
import { picturesOf, picturesOnProfiles } from './profile.queries.ts'
import { profileRoutes } from './profile.routes.ts'
import { getUser } from './profile.service.ts'

/** Times are formatted like '2026-11-21T23:48:06.000Z', unlike in other calls. */
const moment = (ms: number) => new Date(ms).toISOString()

export const profileFeature = (shop: Shop): Feature => ({
  name: 'profile',
  handlers: profileRoutes(shop),
  uploads: [{ kind: 'profile-picture', ownedAmong: picturesOnProfiles }],
  personalData: {
    tables: ['customer_profiles'],
    download: async (db, { customerId }) => {
      const customer = await customerById(db, customerId)
      if (customer === undefined) return {}
      const { createdAt, lastLogin, ...rest } = await getUser(shop, customerId)
      const { verifiedAt, blockedAt, referredByCode, countryCode } = customer
      const moments = { createdAt: moment(createdAt), lastLogin: moment(lastLogin), verifiedAt, blockedAt }
      return { profile: { ...rest, ...moments, referredByCode, countryCode } }
    },
    erase: async (tx, { customerId }) => {
      const pictures = await picturesOf(tx, customerId)
      return () => Promise.all(pictures.map((name) => shop.uploads.discard(name)))
    },
  },
})
