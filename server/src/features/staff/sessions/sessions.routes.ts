import type { Handlers, StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { endOwnSession, endSessions, sessionsOf, sessionsOfMember } from './sessions.service.ts'

export const sessionRoutes = (shop: Shop): Handlers => ({
  'staff.sessions': ({ session }) => own(shop, session),
  'staff.session-end': async ({ session, params }) => {
    await endOwnSession(shop, session, params.id)
    return { ...(await own(shop, session)), message: 'The session has ended.' }
  },
  'staff.sessions-end-others': async ({ session }) => {
    await endSessions(shop, session, session.staffId)
    return { ...(await own(shop, session)), message: 'Your other sessions have ended.' }
  },
  'staff.member-sessions': async ({ session, params }) => ({
    success: true,
    sessions: await sessionsOfMember(shop, session, params.id),
  }),
  'staff.member-sessions-end': async ({ session, params }) => {
    await endSessions(shop, session, params.id)
    const sessions = await sessionsOfMember(shop, session, params.id)
    return { success: true, sessions, message: 'The sessions have ended.' }
  },
})

const own = async (shop: Shop, session: StaffSession) => ({
  success: true as const,
  sessions: await sessionsOf(shop, session, session.staffId),
})
