import type { Feature } from '../../platform/feature.ts'
import { customerById } from '../accounts/index.ts'
import { picturesOf, picturesOnProfiles } from './profile.queries.ts'
import { profileRoutes } from './profile.routes.ts'
import type { Profiles } from './profile.service.ts'
import { createProfilePictures } from './profile-pictures.service.ts'

type Deps = Parameters<typeof createProfilePictures>[0] &
  Omit<Parameters<typeof profileRoutes>[0], 'profilePictures'> & { readonly profiles: Profiles }

/** Times are formatted like '2026-11-21T23:48:06.000Z', unlike in other calls. */
const moment = (ms: number) => new Date(ms).toISOString()

export const profileFeature = (deps: Deps): Feature => ({
  name: 'profile',
  handlers: profileRoutes({ ...deps, profilePictures: createProfilePictures(deps) }),
  uploads: [{ kind: 'profile-picture', ownedAmong: picturesOnProfiles }],
  personalData: {
    tables: ['customer_profiles'],
    download: async (db, { customerId }) => {
      const customer = await customerById(db, customerId)
      if (customer === undefined) return {}
      const { createdAt, lastLogin, ...rest } = await deps.profiles.user(customerId)
      const { verifiedAt, blockedAt, referredByCode, countryCode } = customer
      const moments = { createdAt: moment(createdAt), lastLogin: moment(lastLogin), verifiedAt, blockedAt }
      return { profile: { ...rest, ...moments, referredByCode, countryCode } }
    },
    erase: async (tx, { customerId }) => {
      const pictures = await picturesOf(tx, customerId)
      return () => Promise.all(pictures.map((name) => deps.uploads.discard(name)))
    },
  },
})
