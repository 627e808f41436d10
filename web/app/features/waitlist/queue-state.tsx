import 'virtual:contract-routes/waitlist'
import type { OwnPlace } from '@first-fashion/contract/waitlist/calls'
import { Button, buttonClass } from '@first-fashion/ui'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useMinutesLeft } from '../../platform/screen/use-minutes-left.ts'
import { useToken } from '../../platform/session.ts'
import { timeOfDay } from '../../platform/time/shop-dates.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import { useQueueChange, useWaitlistReload } from './waitlist.queries.ts'
import './waitlist-words.ts'

type Place = Pick<
  OwnPlace,
  | 'productId'
  | 'variantIndex'
  | 'size'
  | 'color'
  | 'colorCode'
  | 'freeAt'
  | 'waiting'
  | 'position'
  | 'reservedUntil'
  | 'ownCheckoutUntil'
>

/** How a queue stands for the shopper, and what to do about it. */
export function QueueState({ place }: { readonly place: Place }) {
  const { t } = useTranslation()
  if (place.reservedUntil !== null) return <Reserved place={place} until={place.reservedUntil} />
  if (place.ownCheckoutUntil !== null)
    return (
      <>
        <p>{t('waitlist:own', { time: timeOfDay(place.ownCheckoutUntil) })}</p>
        <Link to={paths.orders()} className={buttonClass('link')}>
          {t('waitlist:pay')}
        </Link>
      </>
    )
  return (
    <>
      {place.freeAt === null ? null : <p>{t('waitlist:held', { time: timeOfDay(place.freeAt) })}</p>}
      {place.position === null ? (
        <Joining place={place} />
      ) : (
        <Waiting place={place} position={place.position} />
      )}
    </>
  )
}

function Joining({ place }: { readonly place: Place }) {
  const { t } = useTranslation()
  const token = useToken()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const join = useQueueChange('waitlist.join')
  const press = () => {
    if (token) return join.mutate(skuOf(place))
    toasts.error(t('waitlist:loginFirst'))
    void navigate(paths.login(pathname))
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        onClick={press}
        disabled={join.isPending}
        aria-label={t('waitlist:joinSize', { size: place.size })}
      >
        {t('waitlist:join')}
      </Button>
      {place.waiting === 0 ? null : (
        <span className="text-timber">{t('waitlist:waiting', { count: place.waiting })}</span>
      )}
    </div>
  )
}

function Waiting({ place, position }: { readonly place: Place; readonly position: number }) {
  const { t } = useTranslation()
  const leave = useQueueChange('waitlist.leave')
  return (
    <>
      <p role="status" className="font-semibold">
        {t('waitlist:position', { position, count: place.waiting })}
      </p>
      <Button
        variant="link"
        onClick={() => leave.mutate(skuOf(place))}
        disabled={leave.isPending}
        aria-label={t('waitlist:leaveSize', { size: place.size })}
      >
        {t('waitlist:leave')}
      </Button>
    </>
  )
}

function Reserved({ place, until }: { readonly place: Place; readonly until: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { add } = useCart()
  const leave = useQueueChange('waitlist.leave')
  const left = useMinutesLeft(until, useWaitlistReload())
  const { productId: itemId, variantIndex, size, color, colorCode } = place
  const toCart = async () => {
    if (await add({ itemId, variantIndex, size, color, colorCode }, 1)) await navigate(paths.cart())
  }
  return (
    <>
      <p role="status" className="font-semibold text-leaf">
        {t('waitlist:reserved', { time: timeOfDay(until) })}{' '}
        <span className="font-normal">({t('waitlist:left', { count: left })})</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void toCart()} aria-label={t('waitlist:addSize', { size })}>
          {t('waitlist:add')}
        </Button>
        <Button
          variant="link"
          onClick={() => leave.mutate(skuOf(place))}
          disabled={leave.isPending}
          aria-label={t('waitlist:declineSize', { size })}
        >
          {t('waitlist:decline')}
        </Button>
      </div>
    </>
  )
}

const skuOf = ({ productId, variantIndex, size }: Place) => ({ productId, variantIndex, size })
