import type { CartLine } from '@first-fashion/contract/cart/calls'
import { Button, buttonClass, Dialog, Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { useCart } from './cart-provider.tsx'
import './cart-words.ts'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The item that was just added; shown first. */
  readonly first: Pick<CartLine, 'productId' | 'variantIndex' | 'size'>
}

/** A summary of the cart, shown after adding an item. */
export function CartDrawer({ open, onClose, first }: DrawerProps) {
  const { t } = useTranslation()
  const { cart } = useCart()
  const { price } = useCurrency()
  const isFirst = (line: CartLine) =>
    line.productId === first.productId && line.variantIndex === first.variantIndex && line.size === first.size
  const lines = (cart.data?.lines ?? []).toSorted(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)),
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cart:drawer')}
      closeLabel={t('shell.close')}
      place="right"
      footer={
        <div className="flex flex-col gap-3">
          <p className="flex justify-between font-medium tabular-nums">
            <span>{t('cart:subtotal')}</span>
            <span>{price(cart.data?.totals.subtotal ?? 0)}</span>
          </p>
          <Link to={paths.placeOrder()} onClick={onClose} className={buttonClass()}>
            {t('cart:checkout')}
          </Link>
          <Link to={paths.cart()} onClick={onClose} className={buttonClass('secondary')}>
            {t('cart:viewCart')}
          </Link>
          <Button variant="link" className="self-center" onClick={onClose}>
            {t('cart:continue')}
          </Button>
        </div>
      }
    >
      <ul className="flex flex-col gap-5">
        {lines.map((line) => (
          <li key={`${line.key} ${line.size}`} className="grid grid-cols-[4.5rem_1fr] gap-4">
            <Picture src={line.image} alt="" sizes="72px" />
            <div>
              <p className="font-medium">{line.name}</p>
              <p className="text-small text-timber">{line.options.join(', ')}</p>
              <p className="tabular-nums">
                {line.quantity} × {price(line.price)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
