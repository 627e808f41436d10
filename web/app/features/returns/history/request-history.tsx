import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import { Disclosure } from '@first-fashion/ui'
import { useState } from 'react'
import { longMoment } from '../../../platform/time/shop-dates.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../returns-words.ts'

/** What happened to a request: who took each step, when and why. */
export function RequestHistory({ history }: Pick<ReturnRequest, 'history'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('returns:history')} open={isOpen} onToggle={setOpen}>
      {isOpen ? <Events history={history} /> : null}
    </Disclosure>
  )
}

function Events({ history }: Pick<ReturnRequest, 'history'>) {
  const { t } = useTranslation()
  return (
    <ol className="flex flex-col gap-2 border-l-2 border-hairline pl-3">
      {history.map(({ at, text, actor, note }) => (
        <li key={`${at} ${text}`}>
          <p>{text}</p>
          <p className="text-timber">
            {longMoment(at)}
            {' ·\u00A0'}
            {t(`returns:historyActors.${actor}`)}
          </p>
          {note === '' ? null : <p className="wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
