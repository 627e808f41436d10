import { and, asc, desc, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../platform/database/containing.ts'
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

/** The ids of customers whose names or emails have this text, as a subquery. */
export const customersLike = (db: Db, search: string) =>
  db.select({ id: customers.id }).from(customers).where(conditionsOf({ search }))

const orderOf = {
  newest: [desc(customers.createdAt), desc(customers.id)],
  name: [asc(sql`lower(${customers.name})`), asc(customers.id)],
  'last-login': [desc(customers.lastLoginAt), desc(customers.id)],
} as const

function conditionsOf({ search = '', blocked }: Omit<CustomerFilter, 'sort'>): SQL | undefined {
  const part = containing(search.trim())
  return and(
    search.trim() === '' ? undefined : or(ilike(customers.name, part), ilike(customers.email, part)),
    blocked === undefined
      ? undefined
      : blocked
        ? isNotNull(customers.blockedAt)
        : isNull(customers.blockedAt),
  )
}
