import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { Button } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './stock-alerts-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const StockAlertDialog = lazyPart(() =>
  import('./stock-alert-dialog.tsx').then((module) => ({ default: module.StockAlertDialog })),
)

interface NotifyMeProps {
  readonly product: Product
  readonly variant: Variant
  readonly chosenSize: string
}

/** Offers a back-in-stock email if a colour has sold-out sizes. */
export function NotifyMe({ product, variant, chosenSize }: NotifyMeProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="link" className="text-small" onClick={() => setDialog('open')}>
        {t('stock-alerts:title')}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <StockAlertDialog
            key={variant._id}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            product={product}
            variant={variant}
            chosenSize={chosenSize}
          />
        </Suspense>
      )}
    </>
  )
}
