import { addWords } from '../../../platform/words/words.ts'

export const useCampaignWords = addWords('loyalty-campaigns', {
  campaigns: 'Campaigns',
  campaignsText: 'Days on which orders earn more points, on top of the tier’s multiplier.',
  noCampaigns: 'No campaigns yet',
  planCampaign: 'Plan a campaign',
  campaignName: 'Name, which customers read',
  campaignFrom: 'First day',
  campaignTo: 'Last day',
  campaignDays: 'Days',
  campaignMultiplier: 'Points of orders, in percent',
  campaignMultiplierHint: '200 doubles them',
  campaignMultiplierNeeded: 'A whole number from 110 to 1000',
  campaignToNeeded: 'The last day is not before the first',
  campaignState: 'State',
  campaignStates: { planned: 'Planned', running: 'Running', over: 'Over' },
  campaignPlan: 'Plan it',
  endCampaign: 'End',
  endNamed: 'End {{name}}',
  preview_one:
    'With {{percent}}%, the {{count}} order of the last 30 days would have earned {{points}} more points: {{worth}}.',
  preview_other:
    'With {{percent}}%, the {{count}} orders of the last 30 days would have earned {{points}} more points: {{worth}}.',
})
