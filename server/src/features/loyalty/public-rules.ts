import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { campaignOn } from './campaigns/campaigns.queries.ts'

/** Pages that show what is earned by what are cached until that changes. */
export interface PublicRules {
  /** Call it in the transaction that changes rules, tiers or campaigns. */
  changed(tx: Db): Promise<void>
  /** A campaign begins and ends with its days: drops the pages if another one runs than when it last looked. */
  followCampaigns(): Promise<void>
}

export function createPublicRules({ database, clock, invalidation, cache }: Shop): PublicRules {
  const runningNow = async () => (await campaignOn(database.db, dayInColombo(clock.now())))?.id ?? 'none'
  let running: string | undefined
  // Also at the start, so that the first look drops nothing.
  const cached = invalidation.cache('loyalty-rules', async () => {
    running = await runningNow()
    cache.drop(['loyalty-rules'])
  })
  return {
    changed: (tx) => cached.changed(tx),
    followCampaigns: async () => {
      if ((await runningNow()) !== running) await database.transaction((tx) => cached.changed(tx))
    },
  }
}
