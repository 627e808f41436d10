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

/** The first files of a feature, with one call that lists a customer's entries. Paths are relative to the project root. */
export function featureFiles(name: FeatureName): { readonly path: string; readonly text: string }[] {
  const server = `server/src/features/${name.kebab}`
  return [
    { path: `contract/src/${name.kebab}/calls.ts`, text: contractCalls(name) },
    { path: `${server}/${name.kebab}.table.ts`, text: table(name) },
    { path: `${server}/${name.kebab}.queries.ts`, text: queries(name) },
    { path: `${server}/${name.kebab}.service.ts`, text: service(name) },
    { path: `${server}/${name.kebab}.routes.ts`, text: routes(name) },
    { path: `${server}/index.ts`, text: frontDoor(name) },
    { path: `${server}/${name.kebab}.api.test.ts`, text: apiTest(name) },
    { path: `web/app/features/${name.kebab}/${name.kebab}.route.tsx`, text: screen(name) },
  ]
}

const contractCalls = ({ kebab, camel }: FeatureName) => `import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'

export const ${camel}Calls = {
  '${kebab}.own': defineCall({
    method: 'POST',
    path: '/api/${kebab}/own',
    access: 'customer',
    summary: "A customer's own ${kebab}",
    request: { body: emptyBody },
    response: success({ ${camel}: z.array(z.object({ _id: z.string(), name: z.string() })) }),
    refusals: [],
  }),
}
`

const table = ({ camel, snake }: FeatureName) => `import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '../accounts/accounts.table.ts'

export const ${camel} = pgTable('${snake}', {
  id: uuid('id').primaryKey(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id),
  name: text('name').notNull(),
})
`

const queries = ({ kebab, camel }: FeatureName) => `import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { ${camel} } from './${kebab}.table.ts'

export const ${camel}Of = (db: Db, customerId: string) =>
  db.select().from(${camel}).where(eq(${camel}.customerId, customerId)).orderBy(asc(${camel}.name))
`

const service = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `import type { Database } from '../../platform/database/database.ts'
import { ${camel}Of } from './${kebab}.queries.ts'

export interface ${pascal} {
  own(customerId: string): Promise<{ _id: string; name: string }[]>
}

export function create${pascal}({ database }: { readonly database: Database }): ${pascal} {
  return {
    own: async (customerId) => {
      const rows = await ${camel}Of(database.db, customerId)
      return rows.map(({ id, name }) => ({ _id: id, name }))
    },
  }
}
`

const routes = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `import type { Handlers } from '../../platform/http/handlers.ts'
import type { ${pascal} } from './${kebab}.service.ts'

export const ${camel}Routes = (${camel}: ${pascal}): Handlers => ({
  '${kebab}.own': async ({ session }) => ({
    success: true,
    ${camel}: await ${camel}.own(session.customerId),
  }),
})
`

const frontDoor = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `export { ${camel}Routes } from './${kebab}.routes.ts'
export { create${pascal} } from './${kebab}.service.ts'
`

const apiTest = ({ kebab, camel }: FeatureName) => `import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

describe('${kebab}', () => {
  it('are empty for a new customer', async () => {
    const { token } = await newShopper(test.shop)
    expect((await test.shop.call('${kebab}.own', { token })).body.${camel}).toEqual([])
  })
})
`

const screen = ({ camel, pascal }: FeatureName) => `import { useTranslation } from 'react-i18next'

export default function ${pascal}Page() {
  const { t } = useTranslation()
  return <h1 className="text-heading">{t('${camel}.title')}</h1>
}
`
