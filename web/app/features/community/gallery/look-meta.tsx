import type { Submission } from '@first-fashion/contract/community/shown'
import { pictureAt } from '@first-fashion/contract/pictures'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { SocialMeta } from '../../../platform/screen/page-meta.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import '../words/looks-words.ts'

/** The longest that search engines and messengers show. */
const longest = 160

/** A shared look unfurls with its picture. */
export function LookMeta({ look }: { readonly look: Submission }) {
  const { t } = useTranslation()
  const by = t('looks:by', { name: look.user?.name ?? t('looks:anonymous') })
  const image = look.images[0]?.url
  return (
    <SocialMeta
      title={`${look.title} · ${by} · First Fashion`}
      description={shortened(look.description, longest)}
      path={communityPath({ tab: 'gallery', submission: look._id })}
      type="article"
      image={image === undefined ? null : pictureAt(image, 1200, 'jpg')}
    />
  )
}
