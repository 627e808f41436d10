import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PreviewFrame } from '../../platform/screen/preview-frame.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { minuteInWords } from '../members/day-words.ts'
import { api } from '../members/index.ts'
import { ArticleView } from './article-view.tsx'
import './article-preview-words.ts'

/** An article as readers will see it, before it is published too. */
export default function ArticlePreviewPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: answer, refetch } = useQuery({
    queryKey: ['community', 'preview', id],
    refetchOnWindowFocus: true,
    queryFn: () => api('community.post-preview', { params: { id } }),
  })
  const shown = answer?.ok ? answer.value : undefined
  const state = shown?.state ?? 'draft'
  return (
    <PreviewFrame
      failure={answer?.ok === false ? answer.failure : undefined}
      onRetry={() => void refetch()}
      state={
        shown === undefined
          ? ''
          : t(`article-preview:${state}`, { date: minuteInWords(shown.post.publishedAt) })
      }
    >
      {shown === undefined ? undefined : <ArticleView post={shown.post} />}
    </PreviewFrame>
  )
}
