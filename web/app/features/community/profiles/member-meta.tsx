import type { MemberProfile } from '@first-fashion/contract/community/member-calls'
import type { Submission } from '@first-fashion/contract/community/shown'
import { pictureAt } from '@first-fashion/contract/pictures'
import { StructuredData, useOrigin } from '../../../platform/screen/page-meta.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { memberPath } from '../community-state.ts'
import '../words/profiles-words.ts'

interface MetaProps {
  readonly member: MemberProfile
  /** Its picture stands for the member. */
  readonly look: Submission | undefined
}

/** Metadata of a profile, for search engines and messengers. */
export function MemberMeta({ member, look }: MetaProps) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const { name, slug, bio, stats } = member
  const title = t('profiles:pageTitle', { name })
  const looks = t('profiles:looksCount', { count: stats.submissions })
  const description = bio === '' ? t('profiles:description', { name, looks }) : bio
  const url = `${origin}${memberPath(slug)}`
  const picture = look?.images[0]?.url ?? member.profileImage
  const image = `${origin}${picture === null ? '/social-card.jpg' : pictureAt(picture, picture === member.profileImage ? 640 : 1200, 'jpg')}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content="First Fashion" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData
        facts={{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name, description, image, url } }}
      />
    </>
  )
}
