import { data, Link } from 'react-router'
import type { Api } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { NewsletterBox } from '../../newsletter/index.ts'
import { api, serverApi } from '../community-calls.ts'
import { ambassadorPath, communityPath, memberPath, readCommunityState } from '../community-state.ts'
import type { Route } from './+types/member.route.ts'
import { EditProfile } from './edit-profile.tsx'
import { MemberHeader } from './member-header.tsx'
import { MemberLooks } from './member-looks.tsx'
import { MemberMeta } from './member-meta.tsx'
import '../words/levels-words.ts'
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
  const { name } = member
  return (
    <main id="content">
      <MemberMeta
        member={member}
        look={looks[0]}
        title={t('profiles:pageTitle', { name })}
        text={t('profiles:description', {
          name,
          looks: t('profiles:looksCount', { count: member.stats.submissions }),
        })}
        path={memberPath(member.slug)}
      />
      <div className="page pt-8">
        <Link
          to={communityPath()}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-leaf"
        >
          {t('profiles:back')}
        </Link>
        <MemberHeader member={member} action={<EditProfile slug={member.slug} pathOf={memberPath} />} />
        {member.hasOwnPage ? (
          <Link
            to={ambassadorPath(member.slug)}
            className="mt-2 inline-flex min-h-11 items-center text-leaf underline underline-offset-4 hover:text-ink"
          >
            {t('levels:seePage', { name })}
          </Link>
        ) : null}
        <MemberLooks looks={looks} pagination={pagination} pathOf={(page) => memberPath(member.slug, page)} />
      </div>
      <NewsletterBox source="website" />
    </main>
  )
}
