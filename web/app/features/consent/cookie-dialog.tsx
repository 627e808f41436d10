import { Button, Dialog } from '@first-fashion/ui'
import { useState } from 'react'
import { longMoment } from '../../platform/time/shop-dates.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { CookieChoices } from './cookie-choices.tsx'
import { useCookieQuestion } from './cookie-question.ts'
import './cookies-words.ts'
import { type Choice, giveConsent } from './give-consent.ts'
import { storedConsent, useConsent } from './stored-consent.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows the stored choice and its date, and allows changes. */
export function CookieDialog({ open, onClose }: DialogProps) {
  const { t } = useTranslation()
  const consent = useConsent()
  const { text, partners } = useCookieQuestion()
  const [changed, setChanged] = useState<Choice>()
  const stored = consent ?? { analytics: false, marketing: false }
  const close = () => {
    setChanged(undefined)
    onClose()
  }
  const save = () => {
    void giveConsent({ ...pick(storedConsent() ?? stored), ...changed }, partners)
    close()
    toasts.success(t('cookies:saved'))
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('cookies:title')}
      closeLabel={t('shell.close')}
      footer={
        <Button onClick={save} className="w-full">
          {t('cookies:save')}
        </Button>
      }
    >
      <p className="mb-3">{text}</p>
      <CookieChoices choice={changed ?? pick(stored)} onChange={setChanged} />
      {consent ? (
        <p className="mt-3 text-small text-timber">
          {t('cookies:chosenOn', {
            date: longMoment(consent.timestamp),
          })}
        </p>
      ) : null}
    </Dialog>
  )
}

const pick = ({ analytics, marketing }: Choice): Choice => ({ analytics, marketing })
