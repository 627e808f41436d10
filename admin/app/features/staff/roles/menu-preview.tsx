import type { Permission } from '@first-fashion/contract/staff/roles'
import { useWords } from '../words.ts'

export type MenuOf = (holder: { readonly permissions: readonly Permission[] }) => readonly {
  readonly group: string
  readonly sections: readonly { readonly name: string }[]
}[]

interface PreviewProps {
  readonly permissions: readonly Permission[]
  readonly menuOf: MenuOf
}

/** Which entries the menu has for whoever has the permissions. */
export function MenuPreview({ permissions, menuOf }: PreviewProps) {
  const { t, has } = useWords()
  const word = (key: string) => (has(key) ? t(key) : key)
  return (
    <section aria-labelledby="menu-preview" className="border border-hairline bg-paper p-5">
      <h2 id="menu-preview" className="text-title">
        {t('menuPreview')}
      </h2>
      <p className="mt-1 mb-3 text-small text-timber">{t('menuPreviewText')}</p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {menuOf({ permissions }).map(({ group, sections }) => (
          <div key={group} className="contents">
            <dt className="text-timber">{word(`groups.${group}`)}</dt>
            <dd>{sections.map(({ name }) => word(name)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
