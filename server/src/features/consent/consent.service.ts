import { randomUUID } from 'node:crypto'
import type { Calls, ParsedBody } from '@first-fashion/contract'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { insertConsent, insertPageVisit, isKnownSession } from './consent.queries.ts'
import { pathOf } from './consent.rules.ts'

export interface Consents {
  /** Records a choice; returns the browser ID. */
  save(choice: ParsedBody<Calls['consent.save']>): Promise<string>
  /** Refuses what a visitor has not allowed with 'consent.not-given'. */
  track(visit: ParsedBody<Calls['consent.track']>): Promise<void>
}

export function createConsents({ database, clock, newId }: Shop): Consents {
  const { db } = database
  /** Reuses a known browser ID; others are ignored. */
  const sessionOf = async (given: string | undefined) =>
    given !== undefined && isUuid(given) && (await isKnownSession(db, given)) ? given : randomUUID()
  return {
    save: async ({ preferences, sessionId: given, ...browser }) => {
      const sessionId = await sessionOf(given)
      const { analytics, marketing, timestamp } = preferences
      const times = { chosenAt: new Date(timestamp), givenAt: clock.now() }
      await insertConsent(db, { id: newId(), sessionId, analytics, marketing, ...times, ...browser })
      return sessionId
    },
    track: async ({ sessionId, url, title, timeSpent }) => {
      const visit = { sessionId, path: pathOf(url), title, seconds: timeSpent, at: clock.now() }
      if (!isUuid(sessionId) || !(await insertPageVisit(db, visit)))
        throw new AppError('forbidden', 'consent.not-given', 'Analytics were not allowed')
    },
  }
}
