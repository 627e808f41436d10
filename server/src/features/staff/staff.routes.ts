import type { DeviceCookie } from '../../platform/http/device-cookie.ts'
import type { Handlers, StaffSession } from '../../platform/http/handlers.ts'
import type { FirstOwner } from './first-owner.service.ts'
import type { StaffSessions } from './staff-sessions.service.ts'

export interface StaffRoutesDeps {
  readonly sessions: StaffSessions
  readonly firstOwner: FirstOwner
  /** Whether the shop is reached by https, so that the cookie may demand it. */
  readonly isSecure: boolean
  readonly deviceCookie: DeviceCookie
}

export const staffCookie = 'staff_session'

export const staffRoutes = ({ sessions, firstOwner, isSecure, deviceCookie }: StaffRoutesDeps): Handlers => {
  const cookie = { path: '/api/admin', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
  return {
    'staff.sign-in': async ({ body, reply }) => {
      const device = deviceCookie.tokenFor(reply.request)
      const { token, session } = await sessions.signIn(body.email, body.password, device)
      reply.setCookie(staffCookie, token, cookie)
      deviceCookie.write(reply, device)
      return signedIn(session)
    },
    'staff.first-owner': async ({ body }) => {
      await firstOwner.make(body)
      return { success: true, message: 'Welcome. You can sign in now.' }
    },
    'staff.session': async ({ session }) => signedIn(session),
    'staff.sign-out': async ({ session, reply }) => {
      await sessions.end(session.tokenHash)
      reply.clearCookie(staffCookie, cookie)
      return { success: true }
    },
  }
}

const signedIn = ({ staffId, name, email, role, csrfToken }: StaffSession) => ({
  success: true as const,
  staff: { _id: staffId, name, email, role },
  csrfToken,
})
