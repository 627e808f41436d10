import { customItemId } from '@first-fashion/contract/custom-products/custom-item'
import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { Button, buttonClass, EmptyState } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useIsUnmounted } from '../../platform/screen/use-is-unmounted.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import { DesignFacts } from './design-facts.tsx'
import { DesignPicture } from './design-picture.tsx'
import { AwaitedBy, DesignState } from './design-state.tsx'
import { OwnDesignPage } from './own-design.tsx'
import { useShownState } from './proof.queries.ts'
import { DesignerLink, hasProof, ProofPanel } from './proof-panel.tsx'
import { useAddCustom } from './use-add-custom.ts'
import { useOnceApproved } from './use-once-approved.ts'
import './custom-products-words.ts'

/** What is ordered of a custom product, on the way from the designer to the checkout. */
export default function CustomOrderPage() {
  return (
    <OwnDesignPage whenUnknown={<NotFound />}>{(product) => <Summary product={product} />}</OwnDesignPage>
  )
}

function Summary({ product }: { readonly product: CustomProduct }) {
  const { t } = useTranslation()
  const state = useShownState(product)
  const { cart } = useCart()
  const { isLeaving, toCheckout } = useCheckout(product)
  const add = useAddCustom()
  const { run, awaited } = useOnceApproved(product, {
    add: () => void add(product),
    checkout: toCheckout,
  })
  const others = cart.data?.lines.filter((line) => line.productId !== customItemId(product._id)) ?? []
  return (
    <>
      <h1 className="mb-8 text-display">{t('custom-products:orderTitle')}</h1>
      <div className="grid gap-8 sm:grid-cols-2 lg:gap-16">
        {hasProof(product) ? (
          <ProofPanel product={product} sizes="(min-width: 640px) 45vw, 100vw" awaited={awaited} />
        ) : (
          <DesignPicture product={product} sizes="(min-width: 640px) 45vw, 100vw" />
        )}
        <div className="flex flex-col items-start gap-5">
          <h2 className="text-heading wrap-anywhere">{product.name}</h2>
          <p className="text-timber">{t('custom-products:orderText')}</p>
          <DesignFacts product={product} />
          <DesignState state={state} />
          <AwaitedBy {...product} />
          {product.state === 'empty' ? <DesignerLink product={product} /> : null}
          {others.length === 0 ? null : <p className="text-small">{t('custom-products:orderCart')}</p>}
          <Button
            className="w-full max-w-md"
            disabled={cart.data === undefined}
            busy={isLeaving}
            onClick={() => run('checkout')}
          >
            {t('custom-products:checkout')}
          </Button>
          <Button
            variant="secondary"
            className="w-full max-w-md"
            disabled={isLeaving}
            onClick={() => run('add')}
          >
            {t('custom-products:add')}
          </Button>
          <OtherPages />
        </div>
      </div>
    </>
  )
}

function OtherPages() {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap gap-x-6 text-small">
      <Link to={paths.customProducts()} className={buttonClass('link')}>
        {t('custom-products:back')}
      </Link>
      <Link to={paths.orders()} className={buttonClass('link')}>
        {t('custom-products:toOrders')}
      </Link>
    </p>
  )
}

function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h1"
      title={t('custom-products:notFound')}
      text={t('custom-products:notFoundText')}
      action={
        <Link to={paths.customProducts()} className={buttonClass('primary')}>
          {t('custom-products:back')}
        </Link>
      }
    />
  )
}

/** Puts the product into the cart, unless it is there, and goes on to the checkout. */
function useCheckout(product: CustomProduct) {
  const navigate = useNavigate()
  const { cart } = useCart()
  const add = useAddCustom()
  const [isLeaving, setLeaving] = useState(false)
  const isUnmounted = useIsUnmounted()
  const leave = () => void navigate(paths.placeOrder())
  const isThere = cart.data?.lines.some((line) => line.productId === customItemId(product._id)) ?? false
  const toCheckout = () => {
    if (isThere) return leave()
    setLeaving(true)
    void add(product, (isTaken) => {
      setLeaving(false)
      if (isTaken && !isUnmounted()) leave()
    })
  }
  return { isLeaving, toCheckout }
}
