import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { wholeNumberInQuery } from '../paging.ts'

/** A day as '2026-11-21', in Colombo. */
const day = z.iso.date()
const multiplierPercent = { least: 110, most: 1000 } as const

/** Days on which orders earn more points, on top of the tier's multiplier. */
const campaign = z.object({
  name: z.string().trim().min(1).max(80),
  startsOn: day,
  endsOn: day,
  multiplierPercent: z.number().int().min(multiplierPercent.least).max(multiplierPercent.most),
})

const staffCampaign = campaign.extend({
  _id: z.string(),
  state: z.enum(['planned', 'running', 'over']),
})
export type StaffCampaign = z.output<typeof staffCampaign>

export const staffLoyaltyCampaignCalls = {
  'staff.loyalty-campaigns': defineCall({
    method: 'GET',
    path: '/api/admin/loyalty/campaigns',
    access: 'staff',
    permission: 'loyalty.read',
    summary: 'Lists the campaigns of loyalty, the latest first.',
    request: {},
    response: success({ campaigns: z.array(staffCampaign) }),
    refusals: [],
  }),
  'staff.loyalty-campaign-preview': defineCall({
    method: 'GET',
    path: '/api/admin/loyalty/campaign-preview',
    access: 'staff',
    permission: 'loyalty.read',
    summary: 'Returns the points that a multiplier would have added in the last 30 days, and their worth.',
    request: {
      query: z.object({
        multiplierPercent: wholeNumberInQuery(multiplierPercent.least, multiplierPercent.most),
      }),
    },
    response: success({ orders: z.number().int(), points: z.number().int(), worth: z.number() }),
    refusals: [],
  }),
  'staff.loyalty-campaign-add': defineCall({
    method: 'POST',
    path: '/api/admin/loyalty/campaigns',
    access: 'staff',
    permission: 'loyalty.change',
    summary: 'Plans a campaign for days to come.',
    request: {
      body: campaign.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }),
    },
    response: success({ message: z.string() }),
    refusals: ['loyalty.campaign-over'],
  }),
  'staff.loyalty-campaign-end': defineCall({
    method: 'POST',
    path: '/api/admin/loyalty/campaigns/:id/end',
    access: 'staff',
    permission: 'loyalty.change',
    summary: 'Ends a campaign before its last day, or before it begins.',
    request: { params: z.object({ id: z.string().max(64) }) },
    response: success({ message: z.string() }),
    refusals: ['loyalty.campaign-over'],
  }),
}
