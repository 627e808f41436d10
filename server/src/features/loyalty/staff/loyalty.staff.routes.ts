import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffLoyalty } from './accounts.staff.service.ts'
import type { LoyaltyProgram } from './program.staff.service.ts'
import type { RewardPictures } from './reward-pictures.staff.service.ts'
import type { StaffRewards } from './rewards.staff.service.ts'

interface StaffServices {
  readonly accounts: StaffLoyalty
  readonly program: LoyaltyProgram
  readonly rewards: StaffRewards
  readonly pictures: RewardPictures
}

export const loyaltyStaffRoutes = ({ accounts, program, ...services }: StaffServices): Handlers => ({
  ...rewardRoutes(services),
  'staff.loyalty-account': async ({ params, query }) => ({
    success: true,
    ...(await accounts.account(params.id, query.page)),
  }),
  'staff.loyalty-adjust': async ({ session, params, body }) => ({
    success: true,
    ...(await accounts.adjust(session, params.id, body)),
    message: 'The points were changed',
  }),
  'staff.loyalty-program': async () => ({ success: true, ...(await program.read()) }),
  'staff.loyalty-program-edit': async ({ session, body }) => ({
    success: true,
    ...(await program.edit(session, body)),
    message: 'Loyalty saved',
  }),
})

const rewardRoutes = ({ rewards, pictures }: Pick<StaffServices, 'rewards' | 'pictures'>): Handlers => ({
  'staff.loyalty-rewards': async () => ({ success: true, rewards: await rewards.list() }),
  'staff.loyalty-reward-add': async ({ session, body }) => {
    await rewards.add(session, body)
    return { success: true, message: `${body.name} is offered now` }
  },
  'staff.loyalty-reward-edit': async ({ session, params, body }) => {
    await rewards.edit(session, params.id, body)
    return { success: true, message: `${body.name} saved` }
  },
  'staff.loyalty-reward-picture-add': async ({ file }) => ({
    success: true,
    picture: await pictures.add(file),
  }),
})
