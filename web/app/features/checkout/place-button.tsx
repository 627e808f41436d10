import { Button } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/checkout-words.ts'

interface PlaceButtonProps {
  readonly isBusy: boolean
  /** Why the order cannot be placed now; undefined when it can. */
  readonly reason: string | undefined
}

/** The button that places the order, and why it is disabled. */
export function PlaceButton({ isBusy, reason }: PlaceButtonProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        type="submit"
        busy={isBusy}
        disabled={reason !== undefined}
        aria-describedby="place-order-reason"
        className="mt-5 w-full"
      >
        {t('checkout:place')}
      </Button>
      <p id="place-order-reason" role="status" className="mt-2 min-h-6 text-center text-small text-timber">
        {reason}
      </p>
    </>
  )
}
