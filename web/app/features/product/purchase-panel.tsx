import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { limits } from '@first-fashion/contract/limits'
import { Button, ColourChoice, Stepper, WordChoice } from '@first-fashion/ui'
import { CreditCard, RotateCcw, Ruler, Truck } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { currentToken, useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { WaitingBar } from '../../shell/waiting-bar.tsx'
import { useCart } from '../cart/cart-provider.tsx'
import { useCurrency } from '../currency/currency-provider.tsx'
import { WishHeart } from '../wishlist/wish-heart.tsx'
import { rememberPendingAdd, takePendingAdd } from './pending-cart-add.ts'
import {
  addRefusal,
  availableStock,
  chosenVariant,
  isSizeOut,
  offeredSizes,
} from './product-selection.rules.ts'
import type { SelectionState } from './use-selection.ts'
import '../../platform/words/piece.ts'

const SizeChartDialog = lazy(() =>
  import('./size-chart-dialog.tsx').then((module) => ({ default: module.SizeChartDialog })),
)
const TellMe = lazy(() =>
  import('../stock-alerts/tell-me.tsx').then((module) => ({ default: module.TellMe })),
)
const CartDrawer = lazy(() =>
  import('../cart/cart-drawer.tsx').then((module) => ({ default: module.CartDrawer })),
)

interface PanelProps {
  readonly product: Product
  readonly selection: SelectionState
}

/** Colour, size, quantity, and the button that everything is for. */
export function PurchasePanel({ product, selection }: PanelProps) {
  const { t } = useTranslation()
  const { add, cart } = useCart()
  const navigate = useNavigate()
  const token = useToken()
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const { chosen } = selection
  const stock = availableStock(product, chosen)
  const mainButton = useRef<HTMLDivElement>(null)
  const isPassed = useScrolledPast(mainButton)
  const needsColour = product.variants.length > 0 && chosen.variantIndex === null
  const [wasAsked, setAsked] = useState(false)
  const colours = useRef<HTMLFieldSetElement>(null)
  const askForColour = () => {
    setAsked(true)
    colours.current?.scrollIntoView({ block: 'center' })
  }

  const logInFirst = () => {
    rememberPendingAdd(product._id, chosen)
    toasts.error(t('cart.loginFirst'))
    void navigate(paths.login(paths.product(product.slug)))
  }
  const addToCart = () => {
    if (currentToken() === null) return logInFirst()
    const variant = chosenVariant(product, chosen)
    const refusal = addRefusal(product, chosen)
    if (refusal !== undefined) {
      if (needsColour) askForColour()
      toasts.error(
        refusal.word === 'product.onlyAvailable'
          ? t(refusal.word, { count: refusal.count })
          : t(refusal.word),
      )
      return
    }
    const piece = {
      itemId: product._id,
      variantIndex: variant?.variantIndex ?? 0,
      size: chosen.size,
      color: variant?.color ?? '',
      colorCode: variant?.colorCode ?? '',
    }
    const onAnswer = (isTaken: boolean) => {
      if (!isTaken) setDrawer('closed')
    }
    if (add(piece, chosen.quantity, onAnswer)) setDrawer('open')
  }
  const isPending = usePendingAdd(product, selection, token)
  const isReady = isPending && cart.data !== undefined
  const addPending = useEffectEvent(addToCart)
  useEffect(() => {
    if (isReady) addPending()
  }, [isReady])
  return (
    <div className="mt-3 flex flex-col gap-6 lg:mt-6">
      {product.variants.length === 0 ? null : (
        <Colours product={product} selection={selection} ref={colours} isMissing={wasAsked && needsColour} />
      )}
      <Sizes
        product={product}
        selection={selection}
        needsColour={needsColour}
        onColourMissing={askForColour}
      />
      <div data-each-press className="flex flex-wrap items-end gap-4">
        <Stepper
          value={needsColour ? chosen.quantity : Math.min(chosen.quantity, Math.max(1, stock))}
          minimum={1}
          maximum={needsColour ? 1 : Math.max(1, stock)}
          onChange={selection.setQuantity}
          label={t('product.quantity')}
          lessLabel={t('product.less')}
          moreLabel={t('product.more')}
        />
        {needsColour ? null : (
          <StockText stock={stock} counted={product.variants.length > 0 && !product.madeToOrder} />
        )}
      </div>
      <div ref={mainButton} className="flex gap-3">
        <Button onClick={addToCart} className="flex-1">
          {t('product.addToCart')}
        </Button>
        <WishHeart product={product} className="border border-border bg-paper" />
      </div>
      {isPassed ? <StickyBar product={product} onAdd={addToCart} /> : null}
      <Reassurance product={product} />
      {drawer === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <CartDrawer
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            first={{ productId: product._id, variantIndex: chosen.variantIndex ?? 0, size: chosen.size }}
          />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Chooses again what was chosen before the login that Add to Cart asked for (spec A section 5). Answers whether it is to
 * be added now; of who comes back without a login nothing is.
 */
function usePendingAdd(product: Product, selection: SelectionState, token: string | null | undefined) {
  const [isPending, setPending] = useState(false)
  const restore = useEffectEvent(() => {
    const before = takePendingAdd(product._id)
    if (before === undefined) return
    selection.restore(before)
    setPending(token !== null)
  })
  const isKnown = token !== undefined
  useEffect(() => {
    if (isKnown) restore()
  }, [isKnown])
  return isPending
}

interface ColoursProps extends PanelProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>
  /** Something was wanted that needs a colour. */
  readonly isMissing: boolean
}

function Colours({ product, selection, ref, isMissing }: ColoursProps) {
  const { t } = useTranslation()
  const variant = chosenVariant(product, selection.chosen)
  return (
    <fieldset ref={ref} className={isMissing ? 'border-l-2 border-hibiscus pl-3' : ''}>
      <legend className="mb-2 text-small font-semibold">
        {t('product.colour')}:{' '}
        <span className={isMissing ? 'text-hibiscus' : 'font-normal'}>
          {variant?.color ?? t('product.chooseColour')}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {product.variants.map((one) => (
          <ColourChoice
            key={one._id}
            name={one.color}
            colour={one.colorCode}
            chosen={one === variant}
            onClick={() => selection.setColour(one.variantIndex)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SizesProps extends PanelProps {
  readonly needsColour: boolean
  readonly onColourMissing: () => void
}

function Sizes({ product, selection, needsColour, onColourMissing }: SizesProps) {
  const { t } = useTranslation()
  const [chart, setChart] = useState<'never' | 'open' | 'closed'>('never')
  const { chosen } = selection
  const variant = chosenVariant(product, chosen)
  const choose = (size: string) => {
    if (!needsColour) return selection.setSize(size)
    toasts.error(t('product.selectColour'))
    onColourMissing()
  }
  return (
    <fieldset>
      <legend className="sr-only">{t('product.size')}</legend>
      <div className="mb-2 flex items-center justify-between">
        <span aria-hidden="true" className="text-small font-semibold">
          {t('product.size')}:{' '}
          <span className="font-normal">{needsColour ? t('product.colourFirst') : chosen.size}</span>
        </span>
        {product.sizeChart === null ? null : (
          <Button look="link" className="text-small" onClick={() => setChart('open')}>
            <Ruler aria-hidden="true" size={16} />
            {t('product.sizeChart')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {offeredSizes(product, chosen).map((size) => {
          return (
            <WordChoice
              key={size}
              word={size}
              // Without a colour the first size is chosen beforehand (spec A section 4); adding asks for the colour.
              chosen={size === chosen.size}
              disabled={isSizeOut(product, chosen, size)}
              onClick={() => choose(size)}
            />
          )
        })}
      </div>
      {variant !== undefined && hasSoldOut(product, variant) ? (
        <Suspense fallback={null}>
          <TellMe product={product} variant={variant} chosenSize={chosen.size} />
        </Suspense>
      ) : null}
      {chart === 'never' || product.sizeChart === null ? null : (
        <Suspense fallback={<WaitingBar />}>
          <SizeChartDialog
            open={chart === 'open'}
            onClose={() => setChart('closed')}
            chart={product.sizeChart}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

const hasSoldOut = (product: Product, variant: Variant): boolean =>
  !product.madeToOrder && variant.sizes.some((one) => one.quantity === 0)

function StockText({ stock, counted }: { readonly stock: number; readonly counted: boolean }) {
  const { t } = useTranslation()
  if (!counted) return null
  const isFew = stock > 0 && stock < limits.fewLeftBelow
  const words =
    stock === 0
      ? t('product.outOfStock')
      : t(isFew ? 'product.onlyLeft' : 'product.inStock', { count: stock })
  return (
    <p
      className={`self-center text-small tabular-nums ${stock < limits.fewLeftBelow ? 'text-hibiscus' : 'text-leaf'}`}
    >
      {words}
    </p>
  )
}

/** Whether an element lies above the window by now. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    // What lies below counts as in sight: only what lies above, behind the header, is passed.
    const look = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: '-60px 0px 100000px',
    })
    look.observe(element.current)
    return () => look.disconnect()
  }, [element])
  return isPassed
}

/** On a phone the button stays at hand once the real one is out of sight. */
function StickyBar({ product, onAdd }: { readonly product: Product; readonly onAdd: () => void }) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  return (
    <div
      data-sticky-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-hairline bg-plaster px-4 py-3 lg:hidden"
    >
      <p className="min-w-0 flex-1">
        <span className="block truncate text-small">{product.name}</span>
        <span className="font-medium tabular-nums">{price(product.price)}</span>
      </p>
      <Button onClick={onAdd}>{t('product.addToCart')}</Button>
    </div>
  )
}

function Reassurance({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const lines = [
    { icon: Truck, words: t(product.madeToOrder ? 'product.deliveryMade' : 'product.delivery') },
    { icon: RotateCcw, words: t('product.returns') },
    { icon: CreditCard, words: t('product.payment') },
  ]
  return (
    <ul className="flex flex-col gap-2 text-small text-timber">
      {lines.map(({ icon: Icon, words }) => (
        <li key={words} className="flex items-center gap-3">
          <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
          {words}
        </li>
      ))}
    </ul>
  )
}
