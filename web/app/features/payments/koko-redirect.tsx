import { limits } from '@first-fashion/contract/limits'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { Button, Dialog, Spinner } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './payments-words.ts'

export type KokoStart = Extract<PaymentStart, { kind: 'form' }>

interface RedirectProps {
  readonly start: KokoStart
  /** The shopper cancels: the redirect stops and the order lapses. */
  readonly onCancel: () => void
}

/**
 * The overlay during the redirect to Koko: a form with the signed fields submits itself
 * [A7.48]. The shopper can cancel until the page changes.
 */
export function KokoRedirect({ start, onCancel }: RedirectProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const timer = window.setTimeout(() => form.current?.submit(), limits.kokoRedirectDelayMs)
    return () => window.clearTimeout(timer)
  }, [])
  const cancel = () => {
    // It may be submitted already.
    window.stop()
    onCancel()
  }
  const amount = formatPrice(Number(start.kokoPayload._amount ?? 0), lkr)
  return (
    <Dialog
      open
      onClose={cancel}
      title={t('payments:kokoRedirect')}
      closeLabel={t('payments:cancel')}
      footer={
        <Button variant="secondary" onClick={cancel} className="w-full">
          {t('payments:cancel')}
        </Button>
      }
    >
      <div role="status" className="flex items-center gap-4">
        <Spinner className="size-8 shrink-0 text-leaf" />
        <p>{t('payments:kokoRedirectText', { amount })}</p>
      </div>
      {/* The checkout is a form itself, and no form stands in another. */}
      {createPortal(
        <form ref={form} method="post" action={start.kokoApiUrl} hidden>
          {Object.entries(start.kokoPayload).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>,
        document.body,
      )}
    </Dialog>
  )
}
