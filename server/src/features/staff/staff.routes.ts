import type { FastifyReply } from 'fastify'
import { type DeviceCookie, staffDeviceCookie } from '../../platform/http/device-cookie.ts'
import type { CallRequest, Handlers, StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { makeFirstOwner } from './first-owner.service.ts'
import { signInWithPasskey } from './passkeys/passkey-sign-in.service.ts'
import {
  changeOwnPassword,
  emailOfResetLink,
  requestStaffPasswordReset,
  resetStaffPassword,
} from './passwords/staff-passwords.service.ts'
import { roleKeyOf } from './roles/assigned-role.service.ts'
import { answerChallenge } from './second-factor/challenges.service.ts'
import { type OpenedSession, type SignInOrigin, signOutStaff } from './staff-sessions.service.ts'
import { signInStaff } from './staff-sign-in.service.ts'

export const staffCookie = 'staff_session'

export const staffRoutes = (shop: Shop): Handlers => {
  const deviceCookie = staffDeviceCookie(shop.storeUrl)
  // The cookie may demand https only if the shop is reached by it.
  const isSecure = shop.storeUrl.startsWith('https:')
  const cookie = { path: '/api/admin', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
  const open = (reply: FastifyReply, { device }: SignInOrigin, { token, session }: OpenedSession) => {
    reply.setCookie(staffCookie, token, cookie)
    deviceCookie.write(reply, device)
    return signedIn(session)
  }
  return {
    'staff.sign-in': async (request) => {
      const { email, password } = request.body
      const origin = originOf(deviceCookie, request)
      const signIn = await signInStaff(shop, email, password, origin)
      return 'challenge' in signIn ? { success: true, ...signIn } : open(request.reply, origin, signIn)
    },
    'staff.second-step': async (request) => {
      const origin = originOf(deviceCookie, request)
      return open(request.reply, origin, await answerChallenge(shop, request.body, origin))
    },
    'staff.passkey-sign-in': async (request) => {
      const origin = originOf(deviceCookie, request)
      return open(request.reply, origin, await signInWithPasskey(shop, request.body, origin))
    },
    'staff.first-owner': async ({ body, origin }) => {
      await makeFirstOwner(shop, body, origin)
      return { success: true, message: 'Welcome. You can sign in now.' }
    },
    'staff.session': async ({ session }) => signedIn(session),
    'staff.sign-out': async ({ session, reply }) => {
      await signOutStaff(shop, session.tokenHash)
      reply.clearCookie(staffCookie, cookie)
      return { success: true }
    },
    ...passwordRoutes(shop),
  }
}

type Asking = Pick<CallRequest<'staff.sign-in'>, 'reply' | 'origin'>

const originOf = (cookie: DeviceCookie, { reply, origin }: Asking): SignInOrigin => ({
  device: cookie.tokenFor(reply.request),
  ...origin,
})

const passwordRoutes = (shop: Shop): Handlers => ({
  'staff.password-change': async ({ session, body }) => {
    await changeOwnPassword(shop, session, body)
    return { success: true, message: 'Your password is changed. Your other sessions have ended.' }
  },
  'staff.password-forgotten': async ({ body }) => {
    await requestStaffPasswordReset(shop, body.email)
    return {
      success: true,
      message: 'If a member of staff has this address, a link to set a new password is on its way.',
    }
  },
  'staff.password-reset-link': async ({ body }) => ({
    success: true,
    email: await emailOfResetLink(shop, body.token),
  }),
  'staff.password-reset': async ({ body, origin }) => {
    await resetStaffPassword(shop, body, origin)
    return { success: true, message: 'Your new password is set. You can sign in with it now.' }
  },
})

const signedIn = ({ staffId, name, email, ownRoleName, needsSecondFactor, ...session }: StaffSession) => ({
  success: true as const,
  staff: {
    ...{ _id: staffId, name, email, role: roleKeyOf(session), ownRoleName, needsSecondFactor },
    permissions: [...session.permissions],
  },
  csrfToken: session.csrfToken,
})
