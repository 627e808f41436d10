import { formatHundredths, subtotalHundredths } from '@first-fashion/contract/money/checkout-sums'
import { Badge, Button, buttonClass, Dialog, Picture } from '@first-fashion/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { useCart } from './cart-provider.tsx'
import { type AddedItem, type DrawerLine, drawerLines } from './drawer-lines.rules.ts'
import './cart-changes-words.ts'
import './cart-words.ts'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** What was just added: shown at once, and first. */
  readonly added: AddedItem
  /** How many units of it. */
  readonly count: number
}

/** A summary of the cart, shown after adding an item. */
export function CartDrawer({ open, onClose, added, count }: DrawerProps) {
  const { t } = useTranslation()
  const { cart, shown } = useCart()
  const { currency } = useCurrency()
  const { lines, counted } = drawerLines(cart.data?.lines ?? [], shown, added)
  const subtotal = subtotalHundredths(counted, currency)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cart:drawer')}
      closeLabel={t('shell.close')}
      place="side"
      footer={
        <div className="flex flex-col gap-3">
          <p className="flex justify-between font-medium tabular-nums">
            <span>{t('cart:subtotal')}</span>
            <span>{formatHundredths(subtotal, currency)}</span>
          </p>
          <Link to={paths.placeOrder()} onClick={onClose} className={buttonClass()}>
            {t('cart:checkout')}
          </Link>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.cart()} onClick={onClose} className={buttonClass('secondary', 'flex-1')}>
              {t('cart:viewCart')}
            </Link>
            <Button variant="quiet" className="px-2 whitespace-nowrap max-sm:flex-1" onClick={onClose}>
              {t('cart:continue')}
            </Button>
          </div>
        </div>
      }
    >
      <p role="alert" className="mb-4 flex items-center gap-2 text-leaf">
        <Check aria-hidden="true" size={18} />
        {t('cart-changes:added', { count })}
      </p>
      <ul className="flex flex-col gap-5">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </Dialog>
  )
}

function Line({ line }: { readonly line: DrawerLine }) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-4" aria-busy={line.isBeingAdded}>
      <Picture src={line.image} alt="" sizes="72px" />
      <div>
        <p className="font-medium">{line.name}</p>
        <p className="text-small text-timber">{line.options.join(', ')}</p>
        <p className="flex flex-wrap items-center gap-2 tabular-nums">
          {line.quantity} × {price(line.price)}
          {line.isBeingAdded ? <Badge tone="lagoon">{t('cart:beingAdded')}</Badge> : null}
        </p>
      </div>
    </li>
  )
}
