import { Button, Derivation, Dialog, Skeleton } from '@first-fashion/ui'
import { explanationText } from '@first-fashion/ui/explanation/explanation-text'
import { useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useExplanation } from './queries.ts'
import { useWords } from './words.ts'

/** Opens an order's price breakdown, exactly as its shopper sees it. */
export function ExplainButton({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="link"
        className="text-small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('explanation.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        place="right"
        title={t('explanation.open')}
        closeLabel={t('explanation.close')}
      >
        <Figures orderId={orderId} />
      </Dialog>
    </>
  )
}

function Figures({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const explanation = useExplanation(orderId)
  if (explanation.isPending) return <Skeleton className="h-60" />
  if (explanation.isError)
    return <LoadFailure error={explanation.error} onRetry={() => explanation.refetch()} />
  return (
    <>
      <p className="mb-4 text-small text-timber">{t('explanation.intro')}</p>
      <Derivation
        figures={explanationText(explanation.data, (word, values) => t(`explanation.${word}`, { ...values }))}
      />
    </>
  )
}
