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

/** Offers a back-in-stock email for the sizes of a colour that are out, and names them. */
export function NotifyMe({ product, variant, chosenSize }: NotifyMeProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const out = variant.sizes.filter(({ quantity }) => quantity === 0).map(({ size }) => size)
  const areAllOut = out.length > 1 && out.length === variant.sizes.length
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-small">
        <span className="text-timber">
          {areAllOut ? t('stock-alerts:allOut') : t('stock-alerts:out', { sizes: out.join(', ') })}
        </span>
        <Button variant="link" onClick={() => setDialog('open')}>
          {t('stock-alerts:title')}
        </Button>
      </p>
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
