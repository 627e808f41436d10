import type { Submission } from '@first-fashion/contract/looks/look'
import { HeartButton } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { Likes } from './use-likes.ts'
import '../words/looks-words.ts'

interface ButtonProps {
  readonly look: Submission
  readonly likes: Likes
}

/** Likes a look, or takes the like back. */
export function LikeButton({ look, likes }: ButtonProps) {
  const { t } = useTranslation()
  const { liked, likes: count } = likes.of(look)
  return (
    <HeartButton
      label={`${t('looks:like', { title: look.title })}, ${t('looks:likes', { count })}`}
      isPressed={liked}
      count={count}
      onClick={() => likes.toggle(look)}
    />
  )
}
