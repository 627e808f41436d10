import { buttonClass, EmptyState } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/profile-words.ts'

/** A link to the orders page. */
export function OrdersTab() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      title={t('profile:orders')}
      text={t('profile:ordersText')}
      action={
        <Link to={paths.orders()} className={buttonClass()}>
          {t('profile:toOrders')}
        </Link>
      }
    />
  )
}

/** Saved designs and custom products: both empty so far. */
export function DesignsTab({ tab }: { readonly tab: 'designs' | 'custom-designs' }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      picture={<ScenePicture name="waiting" sizes="18rem" />}
      title={t(tab === 'designs' ? 'profile:noDesigns' : 'profile:noCustom')}
      text={t('profile:noDesignsText')}
      action={
        <span className="flex flex-wrap gap-3">
          <Link to={paths.collection()} className={buttonClass()}>
            {t('profile:newDesign')}
          </Link>
          {tab === 'designs' ? null : (
            <Link to={paths.customProducts()} className={buttonClass('secondary')}>
              {t('profile:toCustom')}
            </Link>
          )}
        </span>
      }
    />
  )
}
