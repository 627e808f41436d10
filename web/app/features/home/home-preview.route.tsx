import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { PreviewFrame } from '../../platform/screen/preview-frame.tsx'
import { loadShelves } from './load-home.ts'
import { HomeSections } from './sections.tsx'

const states = {
  draft: 'This is a draft. Shoppers can’t see it.',
  scheduled: 'Shoppers will see it from its time on.',
  published: 'Shoppers see this page.',
  former: 'Shoppers no longer see this page.',
} as const

/** A version of the home page as shoppers would see it now. */
export default function HomePreviewPage() {
  const { number = '0' } = useParams()
  const { data: answer, refetch } = useQuery({
    queryKey: ['home-preview', number],
    refetchOnWindowFocus: true,
    queryFn: async () => {
      const found = await api('content.home-preview', { params: { number } })
      return found.ok
        ? { shown: found.value, shelves: await loadShelves(api, found.value.home.sections) }
        : { failure: found.failure }
    },
  })
  return (
    <PreviewFrame
      failure={answer?.failure}
      onRetry={() => void refetch()}
      state={answer?.shown === undefined ? '' : states[answer.shown.state]}
    >
      {answer?.shown === undefined ? undefined : (
        <HomeSections home={answer.shown.home} {...answer.shelves} />
      )}
    </PreviewFrame>
  )
}
