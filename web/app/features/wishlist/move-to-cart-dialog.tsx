import type { WishedProduct } from '@first-fashion/contract/wishlist/calls'
import { Button, ColourChoice, Dialog, WordChoice } from '@first-fashion/ui'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import { addRefusal, chosenVariant, isSizeOut, offeredSizes, useSelection } from '../sellables/index.ts'
import { useWishlist } from './wishlist-provider.tsx'
import '../sellables/selection-words.ts'
import './wishlist-words.ts'

interface MoveProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: WishedProduct
}

/** Asks for colour and size and moves one item: it leaves the wishlist once it is in the cart. */
export function MoveToCartDialog({ open, onClose, product }: MoveProps) {
  const { t } = useTranslation()
  const { add } = useCart()
  const { remove } = useWishlist()
  const { chosen, setColour, setSize } = useSelection(product)
  const variant = chosenVariant(product, chosen)
  const needsColour = product.variants.length > 0 && variant === undefined

  const move = () => {
    const refusal = addRefusal(product, chosen)
    if (refusal !== undefined)
      return toasts.error(
        refusal.word === 'selection:onlyAvailable'
          ? t(refusal.word, { count: refusal.count })
          : t(refusal.word),
      )
    const sku = {
      itemId: product._id,
      variantIndex: variant?.variantIndex ?? 0,
      size: chosen.size,
      color: variant?.color ?? '',
      colorCode: variant?.colorCode ?? '',
    }
    onClose()
    add(sku, 1, (isTaken) => {
      if (isTaken) remove(product)
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      closeLabel={t('shell.close')}
      footer={
        <Button onClick={move} className="w-full">
          {t('wishlist:move')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {product.variants.length === 0 ? null : (
          <Colours product={product} chosen={variant} onChoose={setColour} />
        )}
        <fieldset>
          <legend className="mb-2 text-small font-semibold">
            {t('selection:size')}:{' '}
            <span className="font-normal">{needsColour ? t('selection:colourFirst') : chosen.size}</span>
          </legend>
          <div className="flex flex-wrap gap-2">
            {offeredSizes(product, chosen).map((size) => (
              <WordChoice
                key={size}
                word={size}
                chosen={!needsColour && size === chosen.size}
                disabled={isSizeOut(product, chosen, size)}
                onClick={() => (needsColour ? toasts.error(t('selection:selectColour')) : setSize(size))}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Dialog>
  )
}

interface ColoursProps {
  readonly product: WishedProduct
  readonly chosen: ReturnType<typeof chosenVariant>
  readonly onChoose: (variantIndex: number) => void
}

function Colours({ product, chosen, onChoose }: ColoursProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">
        {t('selection:colour')}:{' '}
        <span className="font-normal">{chosen?.color ?? t('selection:chooseColour')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {product.variants.map((one) => (
          <ColourChoice
            key={one._id}
            name={one.color}
            colour={one.colorCode}
            chosen={one === chosen}
            onClick={() => onChoose(one.variantIndex)}
          />
        ))}
      </div>
    </fieldset>
  )
}
