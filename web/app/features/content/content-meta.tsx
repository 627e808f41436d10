import type { Page } from '@first-fashion/contract/content/page'
import { pagePath } from '@first-fashion/contract/content/page-places'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'

/** A page's metadata for search engines, as the owner wrote them. */
export function ContentMeta({ page }: { readonly page: Page }) {
  const { t } = useTranslation()
  return (
    <PageMeta
      title={t('shell.pageTitle', { title: page.title })}
      description={page.description}
      path={pagePath(page.slug)}
    />
  )
}
