import type { OwnWornLook } from '@first-fashion/contract/looks/moderation-calls'
import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import { Button, Dialog } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call, communityKeys } from '../../members/index.ts'
import { useOwnChange } from '../gallery/use-own-looks.ts'
import { wornInWords } from './worn-in-words.ts'
import '../words/worn-looks-words.ts'

/** Whether an own look shows on product pages; its author takes the consent back here, and gives it again. */
export function WornConsent({ look: { _id, isConsented, ...look } }: { readonly look: OwnWornLook }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { set, isPending } = useConsent(_id, () => setAsking(false))
  return (
    <div className="border-t border-hairline pt-4 text-small">
      <p className="wrap-anywhere">
        {t(whereItShows({ isConsented, ...look }), { items: itemsInWords(look) })}
      </p>
      <Button
        variant="link"
        className="mt-1"
        busy={isPending && !isAsking}
        onClick={() => (isConsented ? set('') : setAsking(true))}
      >
        {t(isConsented ? 'worn-looks:withdraw' : 'worn-looks:give')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('worn-looks:giveTitle')}
        closeLabel={t('shell.close')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('worn-looks:cancel')}
            </Button>
            <Button busy={isPending} onClick={() => set(wornConsentVersion)}>
              {t('worn-looks:agree')}
            </Button>
          </div>
        }
      >
        <p className="text-base">{t('worn-looks:consent')}</p>
      </Dialog>
    </div>
  )
}

const itemsInWords = ({ items }: Pick<OwnWornLook, 'items'>): string =>
  new Intl.ListFormat('en').format(items.map((item) => `${item.name} (${wornInWords(item)})`))

/** The words for where a look shows now. */
function whereItShows({ isConsented, isAuthorShown, items }: Omit<OwnWornLook, '_id'>) {
  if (items.length === 0) return 'worn-looks:nothingLeft'
  if (!isConsented) return 'worn-looks:notShown'
  return isAuthorShown ? 'worn-looks:shown' : 'worn-looks:authorHidden'
}

function useConsent(submissionId: string, onSet: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const change = useOwnChange((version: string) =>
    call('community.worn-consent', { body: { submissionId, version } }),
  )
  const set = (version: string) =>
    change.mutate(version, {
      onSuccess: ({ message }) => {
        toasts.success(message)
        void queries.invalidateQueries({ queryKey: communityKeys.wornLooks })
        onSet()
      },
      onError: (error) => toasts.error(refusalWords(error, t('worn-looks:failed'))),
    })
  return { set, isPending: change.isPending }
}
