import type { ChatOpeningHours } from '@first-fashion/contract/chat/staff-desk-calls'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { changedMeanwhile } from '../staff/changed-meanwhile.ts'
import { changeDay, changeSettings, openDays, settingsOfChat } from './opening-hours.queries.ts'
import { hoursOn, isOpen, type OpenDay, timeInColombo } from './opening-hours.rules.ts'

/** When the shop's staff are there, and what the chat says when they are not, in memory. */
export const cachedHours = perShop(({ database: { db }, invalidation }) => {
  let days: readonly OpenDay[] = []
  let settings = { awayText: '', version: 0 }
  const { changed } = invalidation.cache('chat-opening-hours', async () => {
    days = await openDays(db)
    settings = await settingsOfChat(db)
  })
  return { current: () => ({ days, ...settings }), changed }
})

/** Whether staff are there at a time, and what the chat says if not. */
export function openingHoursAt(shop: Shop, at: Date) {
  const { days, awayText } = cachedHours(shop).current()
  const { weekday, time } = timeInColombo(at)
  return { isStaffed: isOpen(days, weekday, time), hours: hoursOn(days, weekday), awayText }
}

/** The opening hours as staff set them; times are 'hh:mm', and null on days without staff. */
export function currentOpeningHours(shop: Shop): ChatOpeningHours {
  const { days, awayText, version } = cachedHours(shop).current()
  const time = (stored: string | null) => stored?.slice(0, 5) ?? null
  return {
    awayText,
    version,
    days: days.map((day) => ({ ...day, opensAt: time(day.opensAt), closesAt: time(day.closesAt) })),
  }
}

/** Refuses with 'chat.changed-meanwhile'. */
export async function setOpeningHours(
  shop: Shop,
  session: StaffSession,
  { days, awayText, version }: ChatOpeningHours,
): Promise<ChatOpeningHours> {
  const entry = { action: 'chat-opening-hours', subject: 'chat:opening-hours', change: { days, awayText } }
  await recordedChange(shop, session, entry, async (tx) => {
    if (!(await changeSettings(tx, version, awayText))) throw changedMeanwhile()
    for (const day of days) await changeDay(tx, day)
    await cachedHours(shop).changed(tx)
  })
  return currentOpeningHours(shop)
}
