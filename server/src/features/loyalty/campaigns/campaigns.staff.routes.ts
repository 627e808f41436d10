import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { addCampaign, listCampaigns, previewCampaign, stopCampaign } from './campaigns.staff.service.ts'

export const campaignStaffRoutes = (shop: Shop): Handlers => ({
  'staff.loyalty-campaigns': async () => ({ success: true, ...(await listCampaigns(shop)) }),
  'staff.loyalty-campaign-preview': async ({ query }) => ({
    success: true,
    ...(await previewCampaign(shop, query.multiplierPercent)),
  }),
  'staff.loyalty-campaign-add': async ({ session, body }) => {
    await addCampaign(shop, session, body)
    return { success: true, message: `${body.name} is planned` }
  },
  'staff.loyalty-campaign-end': async ({ session, params }) => {
    await stopCampaign(shop, session, params.id)
    return { success: true, message: 'The campaign has ended' }
  },
})
