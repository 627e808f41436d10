export interface FeatureName {
  /** Folders and addresses: gift-cards. */
  readonly kebab: string
  /** Values: giftCards. */
  readonly camel: string
  /** Types: GiftCards. */
  readonly pascal: string
  /** Tables: gift_cards. */
  readonly snake: string
}

/** A feature's name as each layer writes it; undefined for an invalid name. */
export function featureName(given: string): FeatureName | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(given)) return undefined
  const words = given.split('-')
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return {
    kebab: given,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
  }
}

/**
 * The first files of a feature: a call that lists a customer's entries, one that lists all for staff, the table, and
 * what the feature owns. Paths are relative to the project root.
 */
export function featureFiles(
  name: FeatureName,
  migration: number,
): { readonly path: string; readonly text: string }[] {
  const server = `server/src/features/${name.kebab}`
  return [
    { path: `contract/src/${name.kebab}/calls.ts`, text: contractCalls(name) },
    { path: `contract/src/${name.kebab}/staff-calls.ts`, text: staffCalls(name) },
    { path: `contract/src/${name.kebab}/samples.ts`, text: samples(name) },
    {
      path: `server/migrations/${String(migration).padStart(4, '0')}_${name.kebab}.sql`,
      text: createTable(name),
    },
    { path: `${server}/${name.kebab}.table.ts`, text: table(name) },
    { path: `${server}/${name.kebab}.queries.ts`, text: queries(name) },
    { path: `${server}/${name.kebab}.service.ts`, text: service(name) },
    { path: `${server}/${name.kebab}.routes.ts`, text: routes(name) },
    { path: `${server}/${name.kebab}.staff.routes.ts`, text: staffRoutes(name) },
    { path: `${server}/${name.kebab}.feature.ts`, text: feature(name) },
    { path: `${server}/index.ts`, text: frontDoor(name) },
    { path: `${server}/${name.kebab}.api.test.ts`, text: apiTest(name) },
  ]
}

const contractCalls = ({ kebab, camel }: FeatureName) => `import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const ${camel}Calls = {
  '${kebab}.own': defineCall({
    method: 'GET',
    path: '/api/${kebab}',
    access: 'customer',
    summary: "Returns the customer's own ${kebab.replaceAll('-', ' ')}.",
    request: {},
    response: success({ ${camel}: z.array(z.object({ _id: z.string(), name: z.string() })) }),
    refusals: [],
  }),
}
`

const staffCalls = ({ kebab, camel, pascal }: FeatureName) => `import { z } from 'zod'
import { defineCall } from '../call.ts'
import { listPage, pageInQuery } from '../paging.ts'

export const staff${pascal}Calls = {
  'staff.${kebab}': defineCall({
    method: 'GET',
    path: '/api/admin/${kebab}',
    access: 'staff',
    permission: 'customers.read',
    summary: 'Lists the ${kebab.replaceAll('-', ' ')} of all customers, by name.',
    request: { query: z.object({ page: pageInQuery }) },
    response: listPage({ ${camel}: z.array(z.object({ _id: z.string(), name: z.string() })) }),
    refusals: [],
  }),
}
`

const samples = ({ kebab, camel }: FeatureName) => `import type { Samples } from '../samples/sample.ts'

const ${camel} = [{ _id: '01a22518-6895-7776-93e1-bfbcf3427e4a', name: 'For Amaya' }]

/** Valid answers of the calls of ${kebab}. */
export const ${camel}Samples = {
  '${kebab}.own': { success: true, ${camel} },
  'staff.${kebab}': { success: true, ${camel}, total: 1, pages: 1 },
} as const satisfies Samples
`

const createTable = ({ snake }: FeatureName) => `create table ${snake} (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  name text not null check (name <> '')
);
create index ${snake}_customer_id on ${snake} (customer_id);
`

const table = ({ camel, snake }: FeatureName) => `import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const ${camel} = pgTable('${snake}', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  name: text().notNull(),
})
`

const queries = ({ kebab, camel, pascal }: FeatureName) => `import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { ListWindow } from '../../platform/paging.ts'
import { ${camel} } from './${kebab}.table.ts'

export const ${camel}Of = (db: Db, customerId: string) =>
  db
    .select({ _id: ${camel}.id, name: ${camel}.name })
    .from(${camel})
    .where(eq(${camel}.customerId, customerId))
    .orderBy(asc(${camel}.name), ${camel}.id)

export async function list${pascal}(db: Db, { limit, offset }: ListWindow) {
  const rows = await db
    .select({ _id: ${camel}.id, name: ${camel}.name })
    .from(${camel})
    .orderBy(asc(${camel}.name), ${camel}.id)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(${camel}) }
}
`

const service = ({ kebab, camel, pascal }: FeatureName) => `import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { list${pascal}, ${camel}Of } from './${kebab}.queries.ts'

interface Entry {
  readonly _id: string
  readonly name: string
}

export const own${pascal} = ({ database }: Shop, customerId: string): Promise<Entry[]> =>
  ${camel}Of(database.db, customerId)

/** A page of the entries of all customers, for staff. */
export async function page${pascal}(
  { database }: Shop,
  page: number | undefined,
): Promise<{ ${camel}: Entry[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) => list${pascal}(database.db, window))
  return { ${camel}: rows, ...counts }
}
`

const routes = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { own${pascal} } from './${kebab}.service.ts'

export const ${camel}Routes = (shop: Shop): Handlers => ({
  '${kebab}.own': async ({ session }) => ({
    success: true,
    ${camel}: await own${pascal}(shop, session.customerId),
  }),
})
`

const staffRoutes = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { page${pascal} } from './${kebab}.service.ts'

export const ${camel}StaffRoutes = (shop: Shop): Handlers => ({
  'staff.${kebab}': async ({ query }) => ({
    success: true,
    ...(await page${pascal}(shop, query.page)),
  }),
})
`

const feature = ({
  kebab,
  camel,
  snake,
}: FeatureName) => `import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { ${camel}Of } from './${kebab}.queries.ts'
import { ${camel}Routes } from './${kebab}.routes.ts'
import { ${camel}StaffRoutes } from './${kebab}.staff.routes.ts'

export const ${camel}Feature = (shop: Shop): Feature => ({
  name: '${kebab}',
  handlers: { ...${camel}Routes(shop), ...${camel}StaffRoutes(shop) },
  personalData: {
    // They go with the account's row.
    tables: ['${snake}'],
    download: async (db, { customerId }) => ({ ${camel}: await ${camel}Of(db, customerId) }),
  },
})
`

const frontDoor = ({ kebab, camel }: FeatureName) => `/** The front door of ${kebab.replaceAll('-', ' ')}. */
export { ${camel}Feature } from './${kebab}.feature.ts'
`

const apiTest = ({ kebab, camel }: FeatureName) => `import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

describe('${kebab.replaceAll('-', ' ')}', () => {
  it('are empty for a new customer', async () => {
    const { token } = await newShopper(test.shop)
    expect((await test.shop.call('${kebab}.own', { token })).body.${camel}).toEqual([])
  })
})
`
