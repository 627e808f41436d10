import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Campaigns } from './campaigns.staff.service.ts'

export const campaignStaffRoutes = (campaigns: Campaigns): Handlers => ({
  'staff.loyalty-campaigns': async () => ({ success: true, ...(await campaigns.list()) }),
  'staff.loyalty-campaign-preview': async ({ query }) => ({
    success: true,
    ...(await campaigns.preview(query.multiplierPercent)),
  }),
  'staff.loyalty-campaign-add': async ({ session, body }) => {
    await campaigns.add(session, body)
    return { success: true, message: `${body.name} is planned` }
  },
  'staff.loyalty-campaign-end': async ({ session, params }) => {
    await campaigns.end(session, params.id)
    return { success: true, message: 'The campaign has ended' }
  },
})
