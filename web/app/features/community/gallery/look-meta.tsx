import type { Submission } from '@first-fashion/contract/community/shown'
import { pictureAt } from '@first-fashion/contract/pictures'
import { useOrigin } from '../../../platform/screen/page-meta.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import '../words/looks-words.ts'

/** The longest that search engines and messengers show. */
const longest = 160

/** A shared look unfurls with its picture. */
export function LookMeta({ look }: { readonly look: Submission }) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const by = t('looks:by', { name: look.user?.name ?? t('looks:anonymous') })
  const title = `${look.title} · ${by} · First Fashion`
  const description = look.description.slice(0, longest)
  const url = `${origin}${communityPath({ tab: 'gallery', submission: look._id })}`
  const image = look.images[0]?.url
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="First Fashion" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image === undefined ? null : (
        <meta property="og:image" content={`${origin}${pictureAt(image, 1200, 'jpg')}`} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
