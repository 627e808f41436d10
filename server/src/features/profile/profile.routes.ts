import type { Handlers } from '../../platform/http/handlers.ts'
import type { PasswordChange } from '../security/index.ts'
import type { Profiles } from './profile.service.ts'
import type { ProfilePictures } from './profile-pictures.service.ts'

export interface ProfileRoutesDeps {
  readonly profiles: Profiles
  readonly profilePictures: ProfilePictures
  readonly passwordChange: PasswordChange
}

const uploaded = 'Image uploaded successfully'
const removed = 'Image removed'
const passwordChanged = 'Password changed. Your other devices were logged out.'

export function profileRoutes({ profiles, profilePictures, passwordChange }: ProfileRoutesDeps): Handlers {
  const changed = async (customerId: string, message: string) => ({
    success: true as const,
    message,
    user: await profiles.user(customerId),
  })
  return {
    'accounts.logged': async ({ session }) => ({
      success: true,
      user: await profiles.user(session.customerId),
    }),
    'profile.update': async ({ session, body }) => {
      const { customerId } = session
      if (body.type !== 'password') return changed(customerId, await profiles.change(session, body))
      await passwordChange.change(session, body)
      return changed(customerId, passwordChanged)
    },
    'profile.upload-profile-image': async ({ session: { customerId }, file, body }) => {
      await profilePictures.set(customerId, 'profileImage', file, body.crop)
      return changed(customerId, uploaded)
    },
    'profile.upload-cover-image': async ({ session: { customerId }, file, body }) => {
      await profilePictures.set(customerId, 'coverImage', file, body.crop)
      return changed(customerId, uploaded)
    },
    'profile.remove-profile-image': async ({ session: { customerId } }) => {
      await profilePictures.remove(customerId, 'profileImage')
      return changed(customerId, removed)
    },
    'profile.remove-cover-image': async ({ session: { customerId } }) => {
      await profilePictures.remove(customerId, 'coverImage')
      return changed(customerId, removed)
    },
  }
}
