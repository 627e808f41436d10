import type { FrameFields } from '@first-fashion/contract/content/frame'
import type { Db } from '../../platform/database/database.ts'
import { perShop, type Shop } from '../../shop.ts'
import { currentTracking } from '../consent/index.ts'
import { currentReturnDays } from '../return-window/index.ts'
import { type PublishedTime, publishedTimes, storedFrame } from './content.queries.ts'
import { momentsOfSections } from './home/home.queries.ts'
import { type PageFacts, pageFactsOf } from './page-text.rules.ts'
import { shownVersions } from './page-versions.rules.ts'

/** What every page of the store asks for. Times decide when it is asked for, so a minute that passes changes nothing here. */
interface KnownContent {
  readonly frame: FrameFields
  /** When each version is shown that is no draft. */
  readonly times: readonly PublishedTime[]
  /** When pages begin or cease to show something, in ms since 1970. */
  readonly moments: readonly number[]
}

/** The frame and the times of all pages in memory, and the cached pages that show what the owner writes. */
export const cachedContent = perShop((shop) => {
  let known: KnownContent | undefined
  const { changed } = shop.invalidation.cache('content', async () => {
    known = await readContent(shop.database.db)
    shop.cache.drop(['content'])
  })
  const current = () => {
    if (known === undefined) throw new Error('The menu, footer and announcement are read at the start.')
    return known
  }
  return { current, changed }
})

async function readContent(db: Db): Promise<KnownContent> {
  const [{ frame }, times, ofSections] = await Promise.all([
    storedFrame(db),
    publishedTimes(db),
    momentsOfSections(db),
  ])
  const { from, until } = frame.announcement
  const moments = [
    from,
    until,
    ...times.flatMap(({ publishedFrom, publishedUntil }) => [publishedFrom, publishedUntil]).map(msOf),
    ...ofSections,
  ]
  return { frame, times, moments: moments.filter((moment) => moment !== null) }
}

const msOf = (moment: Date | null): number | null => moment?.getTime() ?? null

/** What placeholders stand for now. */
export const currentFacts = (shop: Shop): PageFacts =>
  pageFactsOf(shop.store(), { returnDays: currentReturnDays(shop), tracking: currentTracking(shop) })

/** The addresses of the pages that shoppers can read now, and since when. */
export const publishedPages = (shop: Shop): PublishedTime[] =>
  shownVersions(cachedContent(shop).current().times, shop.clock.now())
