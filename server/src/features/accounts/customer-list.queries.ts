import { and, asc, desc, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { customers } from './accounts.table.ts'

export interface CustomerFilter {
  /** A part of the name or email address. */
  readonly search?: string
  readonly blocked?: boolean
  readonly sort: 'newest' | 'name' | 'last-login'
}

/** One page of customers, and the number of matches. */
export async function listCustomers(
  db: Db,
  filter: CustomerFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const rows = await db
    .select()
    .from(customers)
    .where(conditionsOf(filter))
    .orderBy(...orderOf[filter.sort])
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(customers, conditionsOf(filter)) }
}

const orderOf = {
  newest: [desc(customers.createdAt), desc(customers.id)],
  name: [asc(sql`lower(${customers.name})`), asc(customers.id)],
  'last-login': [desc(customers.lastLoginAt), desc(customers.id)],
} as const

function conditionsOf({ search = '', blocked }: CustomerFilter): SQL | undefined {
  const part = `%${search.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return and(
    search.trim() === '' ? undefined : or(ilike(customers.name, part), ilike(customers.email, part)),
    blocked === undefined
      ? undefined
      : blocked
        ? isNotNull(customers.blockedAt)
        : isNull(customers.blockedAt),
  )
}
