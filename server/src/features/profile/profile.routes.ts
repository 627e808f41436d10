import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { changePassword } from '../security/index.ts'
import { changeProfile, getUser } from './profile.service.ts'
import { removeProfilePicture, setProfilePicture } from './profile-pictures.service.ts'

const uploaded = 'Image uploaded successfully'
const removed = 'Image removed'
const passwordChanged = 'Password changed. Your other devices were logged out.'

export function profileRoutes(shop: Shop): Handlers {
  const changed = async (customerId: string, message: string) => ({
    success: true as const,
    message,
    user: await getUser(shop, customerId),
  })
  return {
    'accounts.logged': async ({ session }) => ({
      success: true,
      user: await getUser(shop, session.customerId),
    }),
    'profile.update': async ({ session, body }) => {
      const { customerId } = session
      if (body.type !== 'password') return changed(customerId, await changeProfile(shop, session, body))
      await changePassword(shop, session, body)
      return changed(customerId, passwordChanged)
    },
    'profile.upload-profile-image': async ({ session: { customerId }, file, body }) => {
      await setProfilePicture(shop, customerId, 'profileImage', file, body.crop)
      return changed(customerId, uploaded)
    },
    'profile.upload-cover-image': async ({ session: { customerId }, file, body }) => {
      await setProfilePicture(shop, customerId, 'coverImage', file, body.crop)
      return changed(customerId, uploaded)
    },
    'profile.remove-profile-image': async ({ session: { customerId } }) => {
      await removeProfilePicture(shop, customerId, 'profileImage')
      return changed(customerId, removed)
    },
    'profile.remove-cover-image': async ({ session: { customerId } }) => {
      await removeProfilePicture(shop, customerId, 'coverImage')
      return changed(customerId, removed)
    },
  }
}
