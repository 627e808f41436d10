import { randomUUID } from 'node:crypto'
import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import type { ConsentRecord } from '@first-fashion/contract/consent/staff-calls'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { insertConsent, insertPageVisit, isKnownSession, listConsents } from './consent.queries.ts'
import { pathOf } from './consent.rules.ts'

/** Records a choice; returns the browser ID. A known browser ID is reused; others are ignored. */
export async function saveConsent(
  { database: { db }, clock, newId }: Shop,
  { preferences, sessionId: given, ...browser }: ParsedBody<Calls['consent.save']>,
): Promise<string> {
  const isKnown = given !== undefined && isUuid(given) && (await isKnownSession(db, given))
  const sessionId = isKnown ? given : randomUUID()
  const { analytics, marketing, partners = [], timestamp } = preferences
  const times = { chosenAt: new Date(timestamp), givenAt: clock.now() }
  await insertConsent(db, { id: newId(), sessionId, analytics, marketing, partners, ...times, ...browser })
  return sessionId
}

/** Refuses what a visitor has not allowed with 'consent.not-given'. */
export async function trackVisit(
  { database, clock }: Shop,
  { sessionId, url, title, timeSpent }: ParsedBody<Calls['consent.track']>,
): Promise<void> {
  const visit = { sessionId, path: pathOf(url), title, seconds: timeSpent, at: clock.now() }
  if (!isUuid(sessionId) || !(await insertPageVisit(database.db, visit)))
    throw new AppError('forbidden', 'consent.not-given', 'Analytics were not allowed')
}

export async function listStaffConsents(
  { database }: Shop,
  { search, analytics, page }: ParsedQuery<Calls['staff.consents']>,
): Promise<{ consents: ConsentRecord[]; total: number; pages: number }> {
  const filter = {
    ...(search === undefined ? {} : { search }),
    ...(analytics === undefined ? {} : { analytics: analytics === 'true' }),
  }
  const { rows, ...counts } = await pageOf(page, (window) => listConsents(database.db, filter, window))
  const consents = rows.map(({ id, chosenAt: _chosenAt, givenAt, ...record }) => ({
    _id: id,
    ...record,
    givenAt: givenAt.getTime(),
  }))
  return { consents, ...counts }
}
