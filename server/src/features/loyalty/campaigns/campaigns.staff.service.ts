import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import { orderPercent, orderPoints } from '@first-fashion/contract/loyalty/order-points'
import { after, dayInColombo } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { publicRulesChanged } from '../public-rules.ts'
import {
  allCampaigns,
  type Campaign,
  endCampaign,
  insertCampaign,
  ordersPaidSince,
} from './campaigns.queries.ts'

type Answer<Name extends keyof Calls> = Omit<ResponseOf<Calls[Name]>, 'success'>

const day = 24 * 3_600_000
const previewDays = 30
/** Every 10 points are worth Rs. 2000 [B9.05]. */
const rupeesOfPoint = 200

/** Days on which orders earn more points. */
export async function listCampaigns({ database, clock }: Shop): Promise<Answer<'staff.loyalty-campaigns'>> {
  const today = dayInColombo(clock.now())
  return { campaigns: (await allCampaigns(database.db)).map((one) => toCampaignView(one, today)) }
}

/** What a campaign would have cost in the last 30 days. */
export async function previewCampaign(
  { database, clock }: Shop,
  multiplierPercent: number,
): Promise<Answer<'staff.loyalty-campaign-preview'>> {
  const orders = await ordersPaidSince(database.db, after(clock.now(), -previewDays * day))
  const pointsAt = (percent: number) =>
    orders.reduce(
      (sum, order) =>
        sum +
        orderPoints(order.netCents, order.rupeesPerPoint, orderPercent(order.multiplierPercent, percent)),
      0,
    )
  const points = pointsAt(multiplierPercent) - pointsAt(100)
  return { orders: orders.length, points, worth: points * rupeesOfPoint }
}

/** Refuses with 'loyalty.campaign-over'. */
export async function addCampaign(
  shop: Shop,
  session: StaffSession,
  campaign: ParsedBody<Calls['staff.loyalty-campaign-add']>,
): Promise<void> {
  if (campaign.endsOn < dayInColombo(shop.clock.now())) throw campaignOver()
  const id = shop.newId()
  const entry = { action: 'loyalty-campaign-add', subject: `campaign:${id}`, change: campaign }
  await recordedChange(shop, session, entry, async (tx, createdAt) => {
    await insertCampaign(tx, { ...campaign, id, createdAt })
    await publicRulesChanged(shop, tx)
  })
}

/** Refuses with 'loyalty.campaign-over'. */
export async function stopCampaign(shop: Shop, session: StaffSession, id: string): Promise<void> {
  const entry = { action: 'loyalty-campaign-end', subject: `campaign:${id}`, change: {} }
  await recordedChange(shop, session, entry, async (tx, at) => {
    if (!isUuid(id) || !(await endCampaign(tx, id, at))) throw campaignOver()
    await publicRulesChanged(shop, tx)
  })
}

function toCampaignView({ id, name, startsOn, endsOn, multiplierPercent, endedAt }: Campaign, today: string) {
  const isOver = endedAt !== null || endsOn < today
  const state = isOver ? ('over' as const) : startsOn > today ? ('planned' as const) : ('running' as const)
  return { _id: id, name, startsOn, endsOn, multiplierPercent, state }
}

const campaignOver = () =>
  new AppError('refused', 'loyalty.campaign-over', 'This campaign is over. Please load the list again.')
