import type { MemberProfile } from '@first-fashion/contract/community/member-calls'
import type { Submission } from '@first-fashion/contract/community/shown'
import { pictureAt } from '@first-fashion/contract/pictures'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { SocialMeta, StructuredData, useOrigin } from '../../../platform/screen/page-meta.tsx'

interface MetaProps {
  readonly member: MemberProfile
  /** Its picture stands for the member. */
  readonly look: Submission | undefined
  readonly title: string
  /** For members who say nothing about themselves. */
  readonly text: string
  readonly path: string
}

/** The longest that search engines and messengers show. */
const longest = 160

/** Metadata of a profile, for search engines and messengers. */
export function MemberMeta({ member, look, title, text, path }: MetaProps) {
  const origin = useOrigin()
  const { name, bio } = member
  const description = bio === '' ? text : shortened(bio.replace(/\s+/g, ' '), longest)
  const picture = look?.images[0]?.url ?? member.profileImage
  const width = picture === member.profileImage ? 640 : 1200
  const image = picture === null ? '/social-card.jpg' : pictureAt(picture, width, 'jpg')
  const person = { name, description, image: `${origin}${image}`, url: `${origin}${path}` }
  return (
    <>
      <SocialMeta title={title} description={description} path={path} type="profile" image={image} />
      <StructuredData facts={{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', ...person } }} />
    </>
  )
}
