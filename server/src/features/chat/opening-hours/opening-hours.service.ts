import type { SharedCache } from '../../../platform/bus/invalidation.ts'
import type { Shop } from '../../../shop.ts'
import { openDays, settingsOfChat } from './opening-hours.queries.ts'
import { hoursOn, isOpen, type OpenDay, timeInColombo } from './opening-hours.rules.ts'

/** When the shop's staff are there, and what the chat says when they are not. */
export interface OpeningHours {
  at(time: Date): {
    readonly isStaffed: boolean
    readonly hours: ReturnType<typeof hoursOn>
    readonly awayText: string
  }
  current(): { readonly days: readonly OpenDay[]; readonly awayText: string; readonly version: number }
  /** To be called in the transaction that changes them. */
  readonly changed: SharedCache['changed']
}

export function createOpeningHours({ database, invalidation }: Shop): OpeningHours {
  let days: readonly OpenDay[] = []
  let settings = { awayText: '', version: 0 }
  const cache = invalidation.cache('chat-opening-hours', async () => {
    days = await openDays(database.db)
    settings = await settingsOfChat(database.db)
  })
  return {
    at: (time) => {
      const { weekday, time: ofDay } = timeInColombo(time)
      return {
        isStaffed: isOpen(days, weekday, ofDay),
        hours: hoursOn(days, weekday),
        awayText: settings.awayText,
      }
    },
    current: () => ({ days, ...settings }),
    changed: cache.changed,
  }
}
