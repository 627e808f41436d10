import { CountBadge, iconButtonClass } from '@first-fashion/ui'
import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useWishlist } from './wishlist-provider.tsx'

/** The wishlist link with its count; for logged-in customers only. */
export function WishlistLink() {
  const { t } = useTranslation()
  const token = useToken()
  const { list } = useWishlist()
  const count = list.data?.length ?? 0
  if (!token) return null
  return (
    <Link
      to={paths.wishlist()}
      aria-label={t('shell.wishlistCount', { count })}
      className={iconButtonClass('max-[20rem]:not-narrow:hidden')}
    >
      <Heart aria-hidden="true" size={21} />
      <CountBadge count={count} />
    </Link>
  )
}
