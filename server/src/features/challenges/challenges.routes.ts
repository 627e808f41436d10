import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findActiveChallenges, findPastChallenges } from './challenges.service.ts'
import { addChallenge, chooseWinner, listStaffChallenges, saveChallenge } from './challenges.staff.service.ts'
import { addPicture } from './pictures/pictures.staff.service.ts'

export const challengesRoutes = (shop: Shop): Handlers => ({
  'community.challenges': async () => ({ success: true, challenges: await findActiveChallenges(shop) }),
  'community.past-challenges': async () => ({ success: true, challenges: await findPastChallenges(shop) }),
  'staff.challenges': async ({ query }) => ({ success: true, ...(await listStaffChallenges(shop, query)) }),
  'staff.challenge-add': async ({ session, body }) => ({
    success: true,
    challenge: await addChallenge(shop, session, body),
    message: 'Challenge added',
  }),
  'staff.challenge-save': async ({ session, params, body: { version, ...fields } }) => ({
    success: true,
    challenge: await saveChallenge(shop, session, params.id, fields, version),
    message: 'Challenge saved',
  }),
  'staff.challenge-winner': async ({ session, params, body }) => ({
    success: true,
    challenge: await chooseWinner(shop, session, params.id, body),
    message: 'Winner chosen',
  }),
  'staff.community-picture-add': async ({ file }) => ({
    success: true,
    picture: await addPicture(shop, file),
  }),
})
