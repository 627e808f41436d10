import '../words/product-words.ts'
import '../../sellables/selection-words.ts'
import type { Product } from '@first-fashion/contract/catalog/product'
import { buttonClass, Stepper } from '@first-fashion/ui'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { WaitingBar } from '../../../platform/screen/waiting-bar.tsx'
import { currentToken, useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { CartDrawer, useCart } from '../../cart/index.ts'
import { useMostUnits } from '../../order-limits/index.ts'
import {
  availableStock,
  chosenVariant,
  EarlyAccess,
  refuseSelection,
  type Selection,
  type SelectionState,
  skuOf,
} from '../../sellables/index.ts'
import { WishHeart } from '../../wishlist/index.ts'
import { AddButton } from './add-button.tsx'
import { Colours, Sizes } from './choices.tsx'
import { StockText } from './reassurance.tsx'
import { StickyBar, useOutOfView } from './sticky-bar.tsx'

interface PanelProps {
  readonly product: Product
  readonly selection: SelectionState
  /** Lines below the buttons. */
  readonly children: ReactNode
}

/** Colour, size, quantity and the button that adds to the cart. */
export function PurchasePanel({ product, selection, children }: PanelProps) {
  const { t } = useTranslation()
  const { chosen } = selection
  const mainButton = useRef<HTMLDivElement>(null)
  const isOutOfView = useOutOfView(mainButton)
  const needsColour = product.variants.length > 0 && chosen.variantIndex === null
  const [hasAccess, setAccess] = useState(false)
  const isOpen = hasAccess || !product.earlyAccessUntil
  const { colours, isColourMissing, askForColour } = useColourQuestion(needsColour)
  const { addToCart, drawer, closeDrawer } = useAdding({ product, selection })
  const onAdd = () => (needsColour ? askForColour() : void addToCart())
  return (
    <div className="mt-3 flex flex-col gap-6 lg:mt-6">
      {product.variants.length === 0 ? null : (
        <Colours product={product} selection={selection} ref={colours} isMissing={isColourMissing} />
      )}
      <Sizes
        product={product}
        selection={selection}
        needsColour={needsColour}
        onColourMissing={askForColour}
      />
      <Quantity product={product} selection={selection} needsColour={needsColour} />
      <EarlyAccess product={product} onOpen={setAccess} />
      <div ref={mainButton} className="flex gap-3">
        <AddButton
          product={product}
          chosen={chosen}
          onAdd={onAdd}
          disabled={!isOpen}
          className="min-w-0 flex-1"
        />
        <WishHeart product={product} className="shrink-0 border border-border bg-paper" />
      </div>
      {product.printful_product_id ? (
        <Link to={paths.designOwn(product._id)} className={buttonClass('secondary')}>
          {t('product:designOwn')}
        </Link>
      ) : null}
      {isOutOfView && isOpen ? <StickyBar product={product} chosen={chosen} onAdd={onAdd} /> : null}
      {children}
      {drawer === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <CartDrawer
            open={drawer === 'open'}
            onClose={closeDrawer}
            added={addedItem(product, chosen)}
            count={chosen.quantity}
          />
        </Suspense>
      )}
    </div>
  )
}

interface QuantityProps extends Omit<PanelProps, 'children'> {
  readonly needsColour: boolean
}

function Quantity({ product, selection: { chosen, setQuantity }, needsColour }: QuantityProps) {
  const { t } = useTranslation()
  const stock = availableStock(product, chosen)
  const most = Math.max(1, useMostUnits(stock, chosen.quantity))
  return (
    <div data-each-press className="flex flex-wrap items-end gap-4">
      <Stepper
        value={needsColour ? chosen.quantity : Math.min(chosen.quantity, most)}
        minimum={1}
        maximum={needsColour ? 1 : most}
        onChange={setQuantity}
        label={t('product:quantity')}
        lessLabel={t('product.less')}
        moreLabel={t('product.more')}
      />
      {needsColour ? null : (
        <StockText stock={stock} counted={product.variants.length > 0 && !product.madeToOrder} />
      )}
    </div>
  )
}

/** What the drawer shows of the selection before the server knows of it. */
const addedItem = (product: Product, chosen: Selection) => ({
  ...skuOf(product, chosen),
  name: product.name,
  image: chosenVariant(product, chosen)?.images[0] ?? product.image[0] ?? '',
  price: product.price,
})

/** Adds the selection to the cart: after a login too. */
function useAdding({ product, selection }: Pick<PanelProps, 'product' | 'selection'>) {
  const { t } = useTranslation()
  const { add, cart } = useCart()
  const navigate = useNavigate()
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const { chosen } = selection
  const logInFirst = () => {
    storePendingSelection(product._id, chosen)
    toasts.error(t('cart.loginFirst'))
    void navigate(paths.login(paths.product(product.slug)))
  }
  const addToCart = async () => {
    if (currentToken() === null) return logInFirst()
    if (refuseSelection(product, chosen, t)) return
    const isAdded = await add(skuOf(product, chosen), chosen.quantity, {
      saidBy: 'panel',
      onAnswer: (isTaken) => {
        if (!isTaken) setDrawer('closed')
      },
    })
    if (isAdded) setDrawer('open')
  }
  const isPending = usePendingSelection(product, selection, useToken())
  const isReady = isPending && cart.data !== undefined
  const addPending = useEffectEvent(addToCart)
  useEffect(() => {
    if (isReady) void addPending()
  }, [isReady])
  return { addToCart, drawer, closeDrawer: () => setDrawer('closed') }
}

/** Asks for a colour: says so, and leads the eye and the keyboard to the swatches. */
function useColourQuestion(needsColour: boolean) {
  const { t } = useTranslation()
  const colours = useRef<HTMLFieldSetElement>(null)
  const [wasAsked, setAsked] = useState(false)
  const askForColour = () => {
    setAsked(true)
    toasts.error(t('selection:selectColour'))
    colours.current?.scrollIntoView({ block: 'center' })
    colours.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return { colours, isColourMissing: wasAsked && needsColour, askForColour }
}

/**
 * Restores the selection from before the login that Add to Cart required [A5.02]. Returns whether to
 * add it now; a visitor who comes back without a login adds nothing.
 */
function usePendingSelection(product: Product, selection: SelectionState, token: string | null | undefined) {
  const [isPending, setPending] = useState(false)
  const restore = useEffectEvent(() => {
    const before = consumePendingSelection(product._id)
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

/** A visitor's selection when Add to Cart required a login. */
const storageKey = 'pending-selection'

function storePendingSelection(productId: string, selection: Selection): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ productId, ...selection }))
}

/** Returns the stored selection of a product and removes it. */
function consumePendingSelection(productId: string): Selection | undefined {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  if (!isPending(value) || value.productId !== productId) return undefined
  sessionStorage.removeItem(storageKey)
  const { variantIndex, size, quantity } = value
  return { variantIndex, size, quantity }
}

const isPending = (value: unknown): value is Selection & { readonly productId: string } =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  'size' in value &&
  typeof value.size === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  'variantIndex' in value &&
  (value.variantIndex === null || typeof value.variantIndex === 'number')
