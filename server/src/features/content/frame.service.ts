import { defaultFrame } from '@first-fashion/contract/content/default-frame'
import { type FrameFields, type FrameView, frameFields } from '@first-fashion/contract/content/frame'
import { endsBeforeStart } from '@first-fashion/contract/content/shown-time'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { contentFrame as table } from './content.table.ts'
import { shownAnnouncement, shownFooter } from './frame.rules.ts'
import { cachedContent, shownVersions } from './pages.service.ts'

interface StoredFrame {
  readonly frame: FrameFields
  readonly version: number
}

/** What stands around each page now: no link leads to a page that is not published. */
export async function currentFrame(shop: Shop): Promise<FrameView> {
  const now = shop.clock.now()
  const [{ frame }, shown] = await Promise.all([storedFrame(shop), shownVersions(shop.database.db, now)])
  return {
    line: frame.line,
    footer: shownFooter(
      frame.footer,
      shown.map(({ slug }) => slug),
    ),
    announcement: shownAnnouncement(frame.announcement, now),
  }
}

export async function storedFrame({ database }: Pick<Shop, 'database'>): Promise<StoredFrame> {
  const [row] = await database.db.select().from(table)
  if (row === undefined) throw new Error('what stands around the pages is missing')
  const { footer, announcement } = defaultFrame
  const frame = {
    line: row.line,
    footer: row.footer ?? footer,
    announcement: row.announcement ?? announcement,
  }
  return { frame: frameFields.parse(frame), version: row.version }
}

/** Refuses with 'content.changed-meanwhile' and 'content.ends-before-start'. */
export async function setFrame(
  shop: Shop,
  session: StaffSession,
  { frame, version }: StoredFrame,
): Promise<StoredFrame> {
  if (endsBeforeStart(frame.announcement))
    throw new AppError('refused', 'content.ends-before-start', 'The end has to be later than the start.')
  const entry = { action: 'frame-set', subject: 'frame', change: { ...frame } }
  await recordedChange(shop, session, entry, async (tx) => {
    const changed = await tx
      .update(table)
      .set({ ...frame, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    if (changed.length === 0) throw changedMeanwhile()
    await cachedContent(shop).changed(tx)
  })
  return storedFrame(shop)
}

const changedMeanwhile = () =>
  new AppError('conflict', 'content.changed-meanwhile', 'Someone else saved this first. Load it again.')
