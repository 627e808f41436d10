import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffLoyalty } from './accounts.staff.service.ts'
import type { LoyaltyProgram } from './program.staff.service.ts'
import type { StaffRewards } from './rewards.staff.service.ts'

interface StaffServices {
  readonly accounts: StaffLoyalty
  readonly program: LoyaltyProgram
  readonly rewards: StaffRewards
}

export const loyaltyStaffRoutes = ({ accounts, program, rewards }: StaffServices): Handlers => ({
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
  'staff.loyalty-rewards': async () => ({ success: true, rewards: await rewards.list() }),
  'staff.loyalty-reward-add': async ({ session, body }) => {
    await rewards.add(session, body)
    return { success: true, message: `${body.name} is offered now` }
  },
  'staff.loyalty-reward-edit': async ({ session, params, body }) => {
    await rewards.edit(session, params.id, body)
    return { success: true, message: `${body.name} saved` }
  },
})
