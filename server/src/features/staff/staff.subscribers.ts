import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import { emailHandOver } from './ownership/ownership.service.ts'
import { newResetLink } from './passwords/staff-passwords.service.ts'
import { sendInvitation } from './people/invitations.service.ts'
import { findPlace } from './sessions/sessions.service.ts'
import {
  staffAccessChanged,
  staffInvited,
  staffOwnershipHandedOver,
  staffPasswordChanged,
  staffPasswordResetRequested,
  staffSignedIn,
} from './staff.events.ts'
import { accessMail, staffPasswordChangedMail, staffResetMail } from './staff.mail.ts'
import { staffById } from './staff.queries.ts'

/** Emails to members of staff. */
export const staffSubscriptions = (shop: Shop): Subscription[] => {
  const { database, mail, storeUrl } = shop
  const sendResetLink = async ({ staffId }: { staffId: string }) => {
    const member = await staffById(database.db, staffId)
    if (member === undefined || member.disabledAt !== null) return
    // A link must not replace an emailed one if no email can be sent.
    if (!(await mail.hasRoomFor(member.email))) return
    const link = await database.transaction((tx) => newResetLink(shop, tx, member.id))
    await mail.send(staffResetMail(member, link))
  }
  const reportNewPassword = async ({ staffId }: { staffId: string }) => {
    const member = await staffById(database.db, staffId)
    if (member !== undefined) await mail.send(staffPasswordChangedMail(member, `${storeUrl}/admin`))
  }
  return [
    subscribe(staffPasswordResetRequested, 'reset-email', sendResetLink),
    subscribe(staffPasswordChanged, 'notice-email', reportNewPassword),
    subscribe(staffAccessChanged, 'notice-email', async ({ staffId, news, detail }) => {
      const member = await staffById(database.db, staffId)
      if (member !== undefined) await mail.send(accessMail(member, { news, detail }, `${storeUrl}/admin`))
    }),
    subscribe(staffOwnershipHandedOver, 'notice-email', (people) => emailHandOver(shop, people)),
    subscribe(staffSignedIn, 'location', ({ sessionId }) => findPlace(shop, sessionId)),
    subscribe(staffInvited, 'invitation-email', ({ invitationId }) => sendInvitation(shop, invitationId)),
  ]
}
