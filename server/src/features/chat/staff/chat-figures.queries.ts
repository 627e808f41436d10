import type { ChatFigures } from '@first-fashion/contract/chat/staff-desk-calls'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

interface Sums extends Record<string, unknown> {
  readonly cases: number
  readonly answered: number
  readonly closed: number
  readonly first_answer: number | null
  readonly resolution: number | null
  readonly rated: number
  readonly rating: number | null
}

const minutes = (until: 'answered_at' | 'closed_at') => {
  const end = until === 'answered_at' ? sql`answered_at` : sql`closed_at`
  return sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${end} - opened_at) / 60)
    filter (where ${end} is not null))::numeric, 1)::float`
}

/** Figures of the cases that customers opened since a time; days are those of Colombo. */
export async function figuresSince(db: Db, since: Date): Promise<ChatFigures> {
  const { rows } = await db.execute<Sums>(sql`
    select count(*)::int as cases, count(answered_at)::int as answered, count(closed_at)::int as closed,
      ${minutes('answered_at')} as first_answer, ${minutes('closed_at')} as resolution, count(rating)::int as rated,
      round(avg(rating), 2)::float as rating
    from chat_cases where opened_by = 'customer' and opened_at >= ${since}::timestamptz`)
  const byDay = await db.execute<{ day: string; cases: number; first_answer: number | null }>(sql`
    select to_char(opened_at at time zone 'Asia/Colombo', 'YYYY-MM-DD') as day, count(*)::int as cases,
      ${minutes('answered_at')} as first_answer
    from chat_cases where opened_by = 'customer' and opened_at >= ${since}::timestamptz group by 1 order by 1`)
  const [sums] = rows
  return {
    cases: sums?.cases ?? 0,
    answered: sums?.answered ?? 0,
    closed: sums?.closed ?? 0,
    firstAnswerMinutes: sums?.first_answer ?? null,
    resolutionMinutes: sums?.resolution ?? null,
    rated: sums?.rated ?? 0,
    averageRating: sums?.rating ?? null,
    days: byDay.rows.map(({ day, cases, first_answer }) => ({
      day,
      cases,
      firstAnswerMinutes: first_answer,
    })),
  }
}
