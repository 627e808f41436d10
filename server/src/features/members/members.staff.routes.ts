import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { decideOnApplication, findApplications } from './ambassadors/applications.staff.service.ts'
import { bannedWords, saveBannedWords } from './banned-words.service.ts'
import {
  blockMember,
  findLevels,
  findMembers,
  saveLevelBenefits,
  setLevel,
} from './levels/levels.staff.service.ts'

export const membersStaffRoutes = (shop: Shop): Handlers => ({
  ...levelRoutes(shop),
  'staff.banned-words': async () => ({ success: true, words: await bannedWords(shop.database.db) }),
  'staff.banned-words-save': async ({ session, body }) => ({
    success: true,
    words: await saveBannedWords(shop, session, body.words),
    message: 'Banned words saved',
  }),
  'staff.applications': async ({ query }) => ({ success: true, ...(await findApplications(shop, query)) }),
  'staff.application-decide': async ({ session, params, body }) => ({
    success: true,
    application: await decideOnApplication(shop, session, params.id, body),
    message: 'Application saved',
  }),
})

/** Levels of members, and what they bring. */
const levelRoutes = (shop: Shop): Handlers => ({
  'staff.community-members': async ({ query }) => ({ success: true, ...(await findMembers(shop, query)) }),
  'staff.member-level': async ({ session, params, body }) => ({
    success: true,
    member: await setLevel(shop, session, params.id, body),
    message: 'Level saved',
  }),
  'staff.member-block': async ({ session, params, body: { reason } }) => ({
    success: true,
    member: await blockMember(shop, session, params.id, reason),
    message: reason === '' ? 'The member can take part again' : 'The member is excluded',
  }),
  'staff.community-levels': async () => ({ success: true, levels: await findLevels(shop) }),
  'staff.community-level-save': async ({ session, params, body: { version, ...benefits } }) => ({
    success: true,
    levels: await saveLevelBenefits(shop, session, params.level, benefits, version),
    message: 'Level saved',
  }),
})
