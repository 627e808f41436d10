import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffApplications } from './ambassadors/applications.staff.service.ts'
import type { StaffBannedWords } from './banned-words.service.ts'
import type { StaffLevels } from './levels/levels.staff.service.ts'

interface Services {
  readonly applications: StaffApplications
  readonly bannedWords: StaffBannedWords
  readonly levels: StaffLevels
}

export const membersStaffRoutes = ({ applications, bannedWords, levels }: Services): Handlers => ({
  ...levelRoutes(levels),
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
const levelRoutes = (levels: StaffLevels): Handlers => ({
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
