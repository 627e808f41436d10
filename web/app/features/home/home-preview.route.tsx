import type { ShownTimes } from '@first-fashion/contract/content/shown-time'
import { Notice } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { PreviewFrame } from '../../platform/screen/preview-frame.tsx'
import { longMoment } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { loadShelves } from './load-home.ts'
import { HomeSections } from './sections.tsx'
import './home-preview-words.ts'

/** A version of the home page as shoppers would see it, with a note above sections whose time it is not. */
export default function HomePreviewPage() {
  const { t } = useTranslation()
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
      state={answer?.shown === undefined ? '' : t(`home-preview:${answer.shown.state}`)}
    >
      {answer?.shown === undefined ? undefined : (
        <HomeSections
          home={answer.shown.home}
          notes={Object.fromEntries(
            answer.shown.notDue.map(({ id, ...times }) => [id, <Note key={id} {...times} />]),
          )}
          {...answer.shelves}
        />
      )}
    </PreviewFrame>
  )
}

/** When the section below it is shown. */
function Note({ from, until }: ShownTimes) {
  const { t } = useTranslation()
  const times = {
    from: from === null ? '' : longMoment(from),
    until: until === null ? '' : longMoment(until),
  }
  const kind = from === null ? 'until' : until === null ? 'from' : 'between'
  return (
    <div className="page mt-12">
      <Notice tone="information">{t(`home-preview:${kind}`, times)}</Notice>
    </div>
  )
}
