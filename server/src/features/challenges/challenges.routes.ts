import type { Handlers } from '../../platform/http/handlers.ts'
import type { Challenges } from './challenges.service.ts'
import type { StaffChallenges } from './challenges.staff.service.ts'
import type { Pictures } from './pictures/pictures.staff.service.ts'

interface Services {
  readonly challenges: Challenges
  readonly staff: StaffChallenges
  readonly pictures: Pictures
}

export const challengesRoutes = ({ challenges, staff, pictures }: Services): Handlers => ({
  'community.challenges': async () => ({ success: true, challenges: await challenges.active() }),
  'community.past-challenges': async () => ({ success: true, challenges: await challenges.past() }),
  'staff.challenges': async ({ query }) => ({ success: true, ...(await staff.list(query)) }),
  'staff.challenge-add': async ({ session, body }) => ({
    success: true,
    challenge: await staff.add(session, body),
    message: 'Challenge added',
  }),
  'staff.challenge-save': async ({ session, params, body: { version, ...fields } }) => ({
    success: true,
    challenge: await staff.save(session, params.id, fields, version),
    message: 'Challenge saved',
  }),
  'staff.challenge-winner': async ({ session, params, body }) => ({
    success: true,
    challenge: await staff.chooseWinner(session, params.id, body),
    message: 'Winner chosen',
  }),
  'staff.community-picture-add': async ({ file }) => ({ success: true, picture: await pictures.add(file) }),
})
