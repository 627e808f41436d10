import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { roleInSentences } from '../roles-in-sentences.ts'
import {
  emailOfInvitation,
  invite,
  joinStaff,
  resendInvitation,
  withdrawInvitation,
} from './invitations.service.ts'
import { listPeople, resetSecondFactor, setRole, switchMember } from './people.service.ts'

export const peopleStaffRoutes = (shop: Shop): Handlers => ({
  'staff.people': async () => ({ success: true, ...(await listPeople(shop)) }),
  'staff.invite': async ({ session, body }) => {
    await invite(shop, session, body)
    return people(shop, `An invitation to ${body.email} is on its way.`)
  },
  'staff.invitation-resend': async ({ session, params }) => {
    await resendInvitation(shop, session, params.id)
    return people(shop, 'A new link is on its way. The older one no longer works.')
  },
  'staff.invitation-withdraw': async ({ session, params }) => {
    await withdrawInvitation(shop, session, params.id)
    return people(shop, 'The invitation is withdrawn.')
  },
  'staff.role-set': async ({ session, params, body }) => {
    const { name, role, isChanged } = await setRole(shop, session, params.id, body.role)
    if (!isChanged) return people(shop, `${name} already has this role.`)
    return people(shop, `${name} ${roleInSentences(role).becomes} and has to sign in again.`)
  },
  'staff.switch': async ({ session, params, body }) => {
    const name = await switchMember(shop, session, params.id, body.isActive)
    const done = body.isActive ? 'can sign in again' : 'is switched off and signed out'
    return people(shop, `${name} ${done}.`)
  },
  'staff.second-factor-reset': async ({ session, params }) => {
    const name = await resetSecondFactor(shop, session, params.id)
    return people(shop, `${name} has no second factor now, and has to sign in again.`)
  },
  'staff.join-link': async ({ body }) => ({
    success: true,
    email: await emailOfInvitation(shop, body.token),
  }),
  'staff.join': async ({ body, origin }) => {
    await joinStaff(shop, body, origin)
    return { success: true, message: 'Welcome. You can sign in now.' }
  },
})

const people = async (shop: Shop, message: string) => ({
  success: true as const,
  ...(await listPeople(shop)),
  message,
})
