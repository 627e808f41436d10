import type { Product } from '@first-fashion/contract/catalog/product'
import { Button } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { Selection } from '../../sellables/index.ts'
import { addLabel } from './add-label.rules.ts'
import '../words/product-words.ts'

interface AddButtonProps {
  readonly product: Product
  readonly chosen: Selection
  readonly onAdd: () => void
  readonly disabled?: boolean
  readonly className?: string
}

/** The button that adds to the cart. It shows what it does next; its name also says what it is for. */
export function AddButton({ product, chosen, onAdd, disabled = false, className = '' }: AddButtonProps) {
  const { t } = useTranslation()
  const label = addLabel(product, chosen)
  const words = 'selection' in label ? t(label.word, { selection: label.selection }) : t(label.word)
  return (
    <Button onClick={onAdd} disabled={disabled} className={className}>
      <span className="min-w-0 wrap-anywhere">
        {words}
        {label.word === 'product:addToCart' ? null : (
          <span className="sr-only">
            {t(label.word === 'product:chooseColour' ? 'product:thenAdd' : 'product:addNamed')}
          </span>
        )}
      </span>
    </Button>
  )
}
