import type { Page } from '@first-fashion/contract/content/page'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { PreviewFrame } from '../../platform/screen/preview-frame.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { AboutView } from './about-view.tsx'
import { ContactView } from './contact-view.tsx'
import { TextView } from './text-view.tsx'
import './page-preview-words.ts'

/** A version of a page as shoppers would read it. */
export default function PagePreviewPage() {
  const { t } = useTranslation()
  const { slug = '', number = '0' } = useParams()
  const { data: answer, refetch } = useQuery({
    queryKey: ['page-preview', slug, number],
    refetchOnWindowFocus: true,
    queryFn: () => api('content.page-preview', { params: { slug, number } }),
  })
  const shown = answer?.ok ? answer.value : undefined
  const state = shown?.state
  return (
    <PreviewFrame
      failure={answer?.ok === false ? answer.failure : undefined}
      onRetry={() => void refetch()}
      state={state === undefined ? '' : t(`page-preview:${state}`)}
    >
      {shown === undefined ? undefined : <PageView page={shown.page} />}
    </PreviewFrame>
  )
}

function PageView({ page }: { readonly page: Page }) {
  if (page.slug === 'about') return <AboutView page={page} />
  return page.slug === 'contact' ? <ContactView page={page} /> : <TextView page={page} />
}
