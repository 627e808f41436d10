import type { EarlyAccessSource } from '../../features/catalog/index.ts'
import { accessByLevel } from '../../features/community/index.ts'
import { accessByReward } from '../../features/loyalty/index.ts'

/** What lets customers buy before a product opens for everyone. A new source is a line here. */
export const earlyAccessSources: readonly EarlyAccessSource[] = [accessByReward, accessByLevel]
