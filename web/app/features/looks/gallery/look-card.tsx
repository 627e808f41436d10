import type { Submission } from '@first-fashion/contract/looks/look'
import { Avatar, Picture } from '@first-fashion/ui'
import { Eye } from 'lucide-react'
import { Link } from 'react-router'
import { avatarOf } from '../../../platform/avatars.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { MemberLink } from '../../members/index.ts'
import { LikeButton } from './like-button.tsx'
import type { Likes } from './use-likes.ts'
import '../words/looks-words.ts'

interface CardProps {
  readonly look: Submission
  readonly likes: Likes
  /** Opens it. */
  readonly to: string
  /** Of the link, in the history. */
  readonly state?: object | undefined
  readonly eager: boolean
}

/** A look in the gallery [B2.57]. */
export function LookCard({ look, likes, to, state, eager }: CardProps) {
  const { t } = useTranslation()
  const { title, description, views } = look
  const [first] = look.images
  return (
    <article className="flex h-full flex-col">
      <Link
        to={to}
        state={state}
        // The look that is just closing can be opened again.
        replace={false}
        preventScrollReset
        aria-label={t('looks:open', { title })}
        aria-haspopup="dialog"
        className="block"
      >
        {first === undefined ? (
          <span className="grid aspect-4/5 place-items-center bg-sand text-timber">{t('looks:noImage')}</span>
        ) : (
          <Picture
            src={first.url}
            alt={first.caption}
            eager={eager}
            sizes="(min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw"
            className="aspect-4/5 h-auto w-full object-cover"
          />
        )}
      </Link>
      <Author look={look} />
      <h3 className="font-text text-base font-semibold wrap-anywhere">{title}</h3>
      <p className="line-clamp-2 text-small text-timber wrap-anywhere">{description}</p>
      <div className="mt-auto flex items-center gap-3 text-small">
        <LikeButton look={look} likes={likes} />
        <span className="inline-flex items-center gap-1.5 tabular-nums text-timber">
          <Eye aria-hidden="true" size={18} strokeWidth={1.5} />
          <span aria-hidden="true">{views}</span>
          <span className="sr-only">{t('looks:views', { count: views })}</span>
        </span>
      </div>
    </article>
  )
}

/** Who wears it; 'Anonymous' of those who hide. */
export function Author({ look: { _id, user } }: { readonly look: Submission }) {
  const { t } = useTranslation()
  return (
    <p className="flex min-w-0 text-small">
      <MemberLink slug={user?.slug ?? null} className="flex min-h-11 min-w-0 items-center gap-2">
        <Avatar src={avatarOf(user?.slug ?? _id, user?.profileImage ?? null)} size={24} />
        <span className="truncate">{user?.name ?? t('looks:anonymous')}</span>
      </MemberLink>
    </p>
  )
}
