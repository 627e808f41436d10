import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffApplications } from './ambassadors/applications.staff.service.ts'
import type { StaffLevels } from './levels/levels.staff.service.ts'
import type { StaffBannedWords } from './moderation/banned-words.staff.service.ts'
import type { StaffLooks } from './moderation/looks.staff.service.ts'
import type { OwnLooks } from './moderation/own-looks.service.ts'

export const ownLooksRoutes = (ownLooks: OwnLooks): Handlers => ({
  'community.report': async ({ session, body }) => {
    await ownLooks.report(session.customerId, body)
    return { success: true, message: 'Thank you. We will check this look.' }
  },
  'community.delete': async ({ session, body }) => {
    await ownLooks.delete(session.customerId, body.submissionId)
    return { success: true, message: 'Your look is deleted' }
  },
  'community.own': async ({ session }) => ({ success: true, ...(await ownLooks.list(session.customerId)) }),
  'community.appeal': async ({ session, body }) => {
    await ownLooks.appeal(session.customerId, body)
    return { success: true, message: 'Thank you. We will look at it again.' }
  },
})

interface Services {
  readonly looks: StaffLooks
  readonly bannedWords: StaffBannedWords
  readonly applications: StaffApplications
}

export const communityStaffRoutes = ({ looks, bannedWords, applications }: Services): Handlers => ({
  ...lookRoutes(looks),
  'staff.banned-words': async () => ({ success: true, words: await bannedWords.list() }),
  'staff.banned-words-save': async ({ session, body }) => ({
    success: true,
    words: await bannedWords.save(session, body.words),
    message: 'Banned words saved',
  }),
  'staff.applications': async ({ query }) => ({ success: true, ...(await applications.list(query)) }),
  'staff.application-decide': async ({ session, params, body }) => ({
    success: true,
    application: await applications.decide(session, params.id, body),
    message: 'Application saved',
  }),
})

/** Levels of members, and what they bring. */
export const communityLevelRoutes = (levels: StaffLevels): Handlers => ({
  'staff.community-members': async ({ query }) => ({ success: true, ...(await levels.members(query)) }),
  'staff.member-level': async ({ session, params, body }) => ({
    success: true,
    member: await levels.setLevel(session, params.id, body),
    message: 'Level saved',
  }),
  'staff.member-block': async ({ session, params, body: { reason } }) => ({
    success: true,
    member: await levels.block(session, params.id, reason),
    message: reason === '' ? 'The member can take part again' : 'The member is excluded',
  }),
  'staff.community-levels': async () => ({ success: true, levels: await levels.levels() }),
  'staff.community-level-save': async ({ session, params, body: { version, ...benefits } }) => ({
    success: true,
    levels: await levels.save(session, params.level, benefits, version),
    message: 'Level saved',
  }),
})

const lookRoutes = (looks: StaffLooks): Handlers => ({
  'staff.looks': async ({ query }) => ({ success: true, ...(await looks.list(query)) }),
  'staff.look-hide': async ({ session, params, body }) => ({
    success: true,
    look: await looks.hide(session, params.id, body.reason),
    message: 'Look taken down',
  }),
  'staff.look-show': async ({ session, params, body }) => ({
    success: true,
    look: await looks.show(session, params.id, body.reason),
    message: 'Look is shown',
  }),
  'staff.look-refuse-appeal': async ({ session, params, body }) => ({
    success: true,
    look: await looks.refuseAppeal(session, params.id, body.reason),
    message: 'Appeal answered',
  }),
  'staff.look-products': async ({ session, params, body }) => ({
    success: true,
    look: await looks.setProducts(session, params.id, body.slugs),
    message: 'Products saved',
  }),
  'staff.look-block-author': async ({ session, params, body }) => ({
    success: true,
    look: await looks.blockAuthor(session, params.id, body.reason),
    message: body.reason === '' ? 'Author may take part again' : 'Author excluded',
  }),
})
