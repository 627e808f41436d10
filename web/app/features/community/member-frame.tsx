import '../members/words/profiles-words.ts'
import type { Submission } from '@first-fashion/contract/looks/look'
import type { MemberProfile } from '@first-fashion/contract/members/profile-calls'
import { pictureAt } from '@first-fashion/contract/pictures'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { Button, EmptyState } from '@first-fashion/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { SocialMeta, StructuredData, useOrigin } from '../../platform/screen/page-meta.tsx'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { LookGrid, LookPages, NoSuchPage, useLikes } from '../looks/index.ts'
import { communityPath, MemberHeader, ProfileDialog, useMembership } from '../members/index.ts'

interface FrameProps {
  readonly shown: {
    readonly member: MemberProfile
    readonly looks: readonly Submission[]
    readonly pagination: { readonly current: number; readonly total: number }
  }
  readonly title: string
  /** Describes members who say nothing about themselves to search engines and messengers. */
  readonly text: string
  /** The address of a page of their looks. */
  readonly pathOf: (slug: string, page?: number) => string
  /** Between who they are and their looks. */
  readonly children: ReactNode
}

/** What every page about a member has: the way back, who they are, and their looks. */
export function MemberFrame({
  shown: { member, looks, pagination },
  title,
  text,
  pathOf,
  children,
}: FrameProps) {
  const { t } = useTranslation()
  const { slug } = member
  return (
    <>
      <MemberMeta member={member} look={looks[0]} title={title} text={text} path={pathOf(slug)} />
      <div className="page pt-8">
        <Link
          to={communityPath()}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-leaf"
        >
          {t('profiles:back')}
        </Link>
        <MemberHeader member={member} action={<EditProfile slug={slug} pathOf={pathOf} />} />
        {children}
        <MemberLooks looks={looks} pagination={pagination} pathOf={(page) => pathOf(slug, page)} />
      </div>
    </>
  )
}

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
function MemberMeta({ member, look, title, text, path }: MetaProps) {
  const origin = useOrigin()
  const { name, bio } = member
  const { brand } = useStore()
  const description = bio === '' ? text : shortened(bio.replace(/\s+/g, ' '), longest)
  const picture = look?.images[0]?.url ?? member.profileImage
  const width = picture === member.profileImage ? 640 : 1200
  const image = picture === null ? brand.socialCard : pictureAt(picture, width, 'jpg')
  const person = { name, description, image: `${origin}${image}`, url: `${origin}${path}` }
  return (
    <>
      <SocialMeta title={title} description={description} path={path} type="profile" image={image} />
      <StructuredData facts={{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', ...person } }} />
    </>
  )
}

interface EditProps {
  readonly slug: string
  /** The page that it stands on, under a new name. */
  readonly pathOf: (slug: string) => string
}

/** On one's own profile: the way to change it. */
function EditProfile({ slug, pathOf }: EditProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: member } = useMembership()
  const [isOpen, setOpen] = useState(false)
  if (member?.slug !== slug) return null
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('profiles:edit')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<WaitingBar />}>
          <ProfileDialog
            member={member}
            onClose={() => setOpen(false)}
            onSaved={(saved) =>
              void navigate(saved.isHidden ? communityPath() : pathOf(saved.slug), { replace: true })
            }
          />
        </Suspense>
      ) : null}
    </div>
  )
}

interface LooksProps {
  readonly looks: readonly Submission[]
  readonly pagination: { readonly current: number; readonly total: number }
  /** The address of a page of them. */
  readonly pathOf: (page: number) => string
}

/** The looks of a member, the newest first. */
function MemberLooks({ looks, pagination: { current, total }, pathOf }: LooksProps) {
  const { t } = useTranslation()
  const likes = useLikes(looks)
  if (current > total)
    return (
      <section className="mt-12">
        <NoSuchPage first={pathOf(1)} />
      </section>
    )
  return (
    <section className="mt-12">
      {looks.length === 0 ? (
        <EmptyState as="h2" title={t('profiles:noLooks')} text={t('profiles:noLooksText')} />
      ) : (
        <h2 className="mb-6 text-heading">{t('profiles:looks')}</h2>
      )}
      <LookGrid
        looks={looks}
        likes={likes}
        eager={0}
        pathOf={({ _id }) => communityPath({ tab: 'gallery', submission: _id })}
      />
      <LookPages page={current} pages={total} pathOf={pathOf} />
    </section>
  )
}
