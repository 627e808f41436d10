import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { recordedChange } from '../staff/index.ts'
import type { ReturnWindow } from './return-window.service.ts'

export interface StaffReturnWindowDeps {
  readonly database: Database
  readonly clock: Clock
  readonly returnWindow: ReturnWindow
}

/** The owner sets the days. Refuses with 'return-window.changed-meanwhile' if someone else was faster. */
export async function setReturnWindow(
  deps: StaffReturnWindowDeps,
  session: StaffSession,
  { days, version }: ParsedBody<Calls['staff.return-window-set']>,
) {
  const { returnWindow } = deps
  const entry = { action: 'return-window-set', subject: 'return-window', change: { days } }
  await recordedChange(deps, session, entry, async (tx, at) => {
    if (!(await returnWindow.change(tx, days, version, at)))
      throw new AppError(
        'conflict',
        'return-window.changed-meanwhile',
        'Someone else has changed the return window. Please reload.',
      )
  })
  return returnWindow.stored()
}
