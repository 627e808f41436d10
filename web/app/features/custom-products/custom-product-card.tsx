import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { isNamed } from '@first-fashion/contract/custom-products/design-name'
import { Badge, Button, buttonClass, Picture } from '@first-fashion/ui'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { mediumDay } from '../../platform/time/shop-dates.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { DesignPrice, DesignState, stateReasons } from './design-state.tsx'
import { useAddCustom } from './use-add-custom.ts'
import { addOnceApproved } from './use-once-approved.ts'
import './custom-products-words.ts'

interface CardProps {
  readonly product: CustomProductItem
  readonly onDelete: () => void
}

/** A custom product with its price and what can be done with it. */
export function CustomProductCard({ product, onDelete }: CardProps) {
  const { t } = useTranslation()
  const add = useAddCustom()
  const navigate = useNavigate()
  const { _id, name, image, createdAt, price, state, selectedOptions, isDesignShown } = product
  const canBeOrdered = state === 'ok' || state === 'proof-needed'
  const path = `${paths.customProducts()}/${_id}`
  const onAdd = () => {
    if (state === 'ok') return void add(product)
    if (state === 'proof-needed') return void navigate(path, { state: addOnceApproved })
    toasts.error(t(stateReasons[state]))
  }
  const created = new Date(createdAt)
  const date = mediumDay(created)
  return (
    <article className="flex min-w-0 flex-1 flex-col">
      <div className={`relative ${canBeOrdered ? '' : '[&_img]:opacity-50'}`}>
        <Link to={path} tabIndex={-1} aria-hidden="true">
          <Picture src={image} alt="" sizes="(min-width: 1024px) 22vw, (min-width: 640px) 33vw, 50vw" />
        </Link>
        <div className="absolute top-2 left-2">
          <Badge tone="dark">{t('custom-products:custom')}</Badge>
        </div>
      </div>
      <h2 className="mt-3 font-text text-base leading-snug font-medium wrap-anywhere">
        <Link to={path} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-small text-timber">
        {[isNamed(product) ? product.productTitle : '', selectedOptions.color, selectedOptions.size]
          .filter((word) => word !== '')
          .join(', ')}
      </p>
      <p className="mt-1">
        <DesignPrice price={price} />
      </p>
      <p className="mt-1 text-small text-timber">
        <time dateTime={created.toISOString()}>{t('custom-products:created', { date })}</time>
      </p>
      {isDesignShown || state === 'empty' ? null : (
        <p className="mt-1 text-small text-timber">{t('custom-products:noMockup')}</p>
      )}
      <DesignState state={state} />
      <div className="mt-auto flex flex-col pt-3">
        {state === 'proof-needed' ? (
          <Link
            to={path}
            aria-label={t('custom-products:checkProofOf', { name })}
            className={buttonClass('secondary', 'mb-2')}
          >
            {t('custom-products:checkProof')}
          </Link>
        ) : null}
        <Button
          variant="secondary"
          aria-label={t('custom-products:addName', { name })}
          onClick={onAdd}
          className="px-2"
        >
          {t('custom-products:add')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('custom-products:deleteName', { name })}
          onClick={onDelete}
          className="px-2"
        >
          {t('custom-products:delete')}
        </Button>
      </div>
    </article>
  )
}
