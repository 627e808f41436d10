import { EmptyState } from '@first-fashion/ui'
import { data, Link } from 'react-router'
import type { Api } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { NewsletterBox } from '../../newsletter/index.ts'
import { api, serverApi } from '../community-calls.ts'
import { communityPath, memberPath, readCommunityState } from '../community-state.ts'
import { LookGrid } from '../gallery/look-grid.tsx'
import { LookPages } from '../gallery/look-pages.tsx'
import { useLikes } from '../gallery/use-likes.ts'
import type { Route } from './+types/member.route.ts'
import { EditProfile } from './edit-profile.tsx'
import { MemberHeader } from './member-header.tsx'
import { MemberMeta } from './member-meta.tsx'
import '../words/profiles-words.ts'

async function load(call: Api, slug: string, url: string) {
  const { page } = readCommunityState(new URL(url).searchParams)
  const answer = await call('community.member', { params: { slug }, query: { page: String(page) } })
  if (answer.ok) return answer.value
  throw data(null, { status: answer.failure.status === 404 ? 404 : 503 })
}

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  load(serverApi(context), params.slug, request.url)
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(api, params.slug, request.url)

/** A member's public profile, with their looks. */
export default function MemberPage({ loaderData: { member, looks, pagination } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const likes = useLikes(looks)
  return (
    <main id="content">
      <MemberMeta member={member} look={looks[0]} />
      <div className="page pt-8">
        <Link
          to={communityPath()}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-leaf"
        >
          {t('profiles:back')}
        </Link>
        <MemberHeader member={member} action={<EditProfile slug={member.slug} />} />
        <section className="mt-12">
          <h2 className="mb-6 text-heading">{t('profiles:looks')}</h2>
          {looks.length === 0 ? (
            <EmptyState title={t('profiles:noLooks')} text={t('profiles:noLooksText')} />
          ) : null}
          <LookGrid
            looks={looks}
            likes={likes}
            eager={0}
            pathOf={({ _id }) => communityPath({ tab: 'gallery', submission: _id })}
          />
          <LookPages
            page={pagination.current}
            pages={pagination.total}
            pathOf={(page) => memberPath(member.slug, page)}
          />
        </section>
      </div>
      <NewsletterBox source="website" />
    </main>
  )
}
