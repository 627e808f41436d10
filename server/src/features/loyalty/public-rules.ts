import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { perShop, type Shop } from '../../shop.ts'
import { campaignOn } from './campaigns/campaigns.queries.ts'

/** Pages that show how points are earned are cached until that changes. */
export const cachedRules = perShop((shop) => {
  let running: string | undefined
  // Also at the start, so that the first look drops nothing.
  const { changed } = shop.invalidation.cache('loyalty-rules', async () => {
    running = await runningCampaign(shop)
    shop.cache.drop(['loyalty-rules'])
  })
  return { running: () => running, changed }
})

/** Call it in the transaction that changes rules, tiers or campaigns. */
export const publicRulesChanged = (shop: Shop, tx: Db): Promise<void> => cachedRules(shop).changed(tx)

/** A campaign begins and ends with its days: drops the pages if another one runs than when it last looked. */
export async function followCampaigns(shop: Shop): Promise<void> {
  if ((await runningCampaign(shop)) !== cachedRules(shop).running())
    await shop.database.transaction((tx) => publicRulesChanged(shop, tx))
}

const runningCampaign = async ({ database, clock }: Shop): Promise<string> =>
  (await campaignOn(database.db, dayInColombo(clock.now())))?.id ?? 'none'
