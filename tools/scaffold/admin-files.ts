import type { FeatureName } from './feature-files.ts'

/** The first files of a feature in the back office: its words, its query, a page with a list, and the page's states. */
export function adminFiles(name: FeatureName): { readonly path: string; readonly text: string }[] {
  const folder = `admin/app/features/${name.kebab}`
  return [
    { path: `${folder}/words.ts`, text: words(name) },
    { path: `${folder}/queries.ts`, text: queries(name) },
    { path: `${folder}/${name.kebab}-page.tsx`, text: page(name) },
    { path: `${folder}/${name.kebab}.screens.ts`, text: screens(name) },
  ]
}

/** 'Gift cards' for gift-cards. */
export const titleOf = ({ kebab }: FeatureName) =>
  kebab.charAt(0).toUpperCase() + kebab.slice(1).replaceAll('-', ' ')

const words = ({ kebab }: FeatureName) => `import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('${kebab}', {
  lead: 'The ${kebab.replaceAll('-', ' ')} of all customers.',
})
`

const queries = ({ kebab, camel, pascal }: FeatureName) => `import { call } from '../../platform/api.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

export const ${camel}Keys = { list: (page: string) => ['${kebab}', page] } as const

export const use${pascal} = (page: string) =>
  useListPage(${camel}Keys.list(page), () => call('staff.${kebab}', { query: { page } }))
`

const screens = ({ kebab }: FeatureName) =>
  `import { refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/${kebab}', as: 'owner' } as const

/** The ${kebab.replaceAll('-', ' ')} of all customers. */
export const screens: readonly Screen[] = [
  { ...one, name: 'back office, ${kebab.replaceAll('-', ' ')}', shows: 'For Amaya' },
  {
    ...one,
    name: 'back office, ${kebab.replaceAll('-', ' ')} failed',
    answers: { 'staff.${kebab}': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
`

const page = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { use${pascal} } from './queries.ts'
import { useWords } from './words.ts'

export function ${pascal}Page() {
  const { t } = useWords()
  const { query } = useListAddress()
  const list = use${pascal}(query.page)
  return (
    <ListFrame title={t('${kebab}')} lead={t('lead')} filters={null} hasSearch={false} {...frameOf(list)}>
      <ListTable
        label={t('${kebab}')}
        rows={list.data?.${camel}}
        keyOf={({ _id }) => _id}
        columns={[{ title: t('name'), isName: true, cell: ({ name }) => name }]}
      />
    </ListFrame>
  )
}
`
