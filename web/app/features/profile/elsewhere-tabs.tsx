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

/** Links to the custom products and to what can be made into one. */
export function CustomDesignsTab() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      picture={<ScenePicture name="waiting" sizes="18rem" />}
      title={t('profile:customDesigns')}
      text={t('profile:customDesignsText')}
      action={
        <span className="flex flex-wrap gap-3">
          <Link to={paths.customProducts()} className={buttonClass()}>
            {t('profile:toCustom')}
          </Link>
          <Link to={paths.collection()} className={buttonClass('secondary')}>
            {t('profile:newDesign')}
          </Link>
        </span>
      }
    />
  )
}
