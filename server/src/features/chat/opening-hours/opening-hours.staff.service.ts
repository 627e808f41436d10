import type { ChatOpeningHours } from '@first-fashion/contract/chat/staff-desk-calls'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { changedMeanwhile } from '../staff/changed-meanwhile.ts'
import { changeDay, changeSettings } from './opening-hours.queries.ts'
import type { OpeningHours } from './opening-hours.service.ts'

export interface StaffOpeningHours {
  current(): ChatOpeningHours
  /** Refuses with 'chat.changed-meanwhile'. */
  set(session: StaffSession, hours: ChatOpeningHours): Promise<ChatOpeningHours>
}

export interface StaffOpeningHoursDeps extends Shop {
  readonly openingHours: OpeningHours
}

export function createStaffOpeningHours(deps: StaffOpeningHoursDeps): StaffOpeningHours {
  const { openingHours } = deps
  const current = (): ChatOpeningHours => {
    const { days, awayText, version } = openingHours.current()
    const time = (stored: string | null) => stored?.slice(0, 5) ?? null
    return {
      awayText,
      version,
      days: days.map((day) => ({ ...day, opensAt: time(day.opensAt), closesAt: time(day.closesAt) })),
    }
  }
  return {
    current,
    set: async (session, { days, awayText, version }) => {
      const entry = {
        action: 'chat-opening-hours',
        subject: 'chat:opening-hours',
        change: { days, awayText },
      }
      await recordedChange(deps, session, entry, async (tx) => {
        if (!(await changeSettings(tx, version, awayText))) throw changedMeanwhile()
        for (const day of days) await changeDay(tx, day)
        await openingHours.changed(tx)
      })
      return current()
    },
  }
}
