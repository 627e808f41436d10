import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { adjustAccount, findAccount } from './accounts.staff.service.ts'
import { editProgram, readProgram } from './program.staff.service.ts'
import { addRewardPicture } from './reward-pictures.staff.service.ts'
import { addReward, editReward, listStaffRewards } from './rewards.staff.service.ts'

export const loyaltyStaffRoutes = (shop: Shop): Handlers => ({
  ...rewardRoutes(shop),
  'staff.loyalty-account': async ({ params, query }) => ({
    success: true,
    ...(await findAccount(shop, params.id, query.page)),
  }),
  'staff.loyalty-adjust': async ({ session, params, body }) => ({
    success: true,
    ...(await adjustAccount(shop, session, params.id, body)),
    message: 'The points were changed',
  }),
  'staff.loyalty-program': async () => ({ success: true, ...(await readProgram(shop)) }),
  'staff.loyalty-program-edit': async ({ session, body }) => ({
    success: true,
    ...(await editProgram(shop, session, body)),
    message: 'Loyalty saved',
  }),
})

const rewardRoutes = (shop: Shop): Handlers => ({
  'staff.loyalty-rewards': async () => ({ success: true, rewards: await listStaffRewards(shop) }),
  'staff.loyalty-reward-add': async ({ session, body }) => {
    await addReward(shop, session, body)
    return { success: true, message: `${body.name} is offered now` }
  },
  'staff.loyalty-reward-edit': async ({ session, params, body }) => {
    await editReward(shop, session, params.id, body)
    return { success: true, message: `${body.name} saved` }
  },
  'staff.loyalty-reward-picture-add': async ({ file }) => ({
    success: true,
    picture: await addRewardPicture(shop, file),
  }),
})
