import { call } from '../../platform/queries/call.ts'
import { DownloadButton } from '../../platform/screen/download-button.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './return-label-words.ts'

/** The label of an approved request, as a download. */
export function ReturnLabel({ requestId }: { readonly requestId: string }) {
  const { t } = useTranslation()
  return (
    <DownloadButton
      words={t('return-label:download')}
      failed={t('return-label:failed')}
      fetchFile={async () => (await call('returns.label', { params: { id: requestId } })).file}
    />
  )
}
