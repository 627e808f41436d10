import { Link } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ambassadorPath, api, memberPath, serverApi } from '../members/index.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import type { Route } from './+types/member.route.ts'
import { loadMember } from './load-member.ts'
import { MemberFrame } from './member-frame.tsx'
import '../members/words/levels-words.ts'
import '../members/words/profiles-words.ts'

const load = (call: Api, slug: string, url: string) =>
  loadMember(url, (query) => call('community.member', { params: { slug }, query }))

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  load(serverApi(context), params.slug, request.url)
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(api, params.slug, request.url)

/** A member's public profile, with their looks. */
export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { name, slug, stats, hasOwnPage } = loaderData.member
  return (
    <main id="content">
      <MemberFrame
        shown={loaderData}
        title={t('profiles:pageTitle', { name })}
        text={t('profiles:description', {
          name,
          looks: t('profiles:looksCount', { count: stats.submissions }),
        })}
        pathOf={memberPath}
      >
        {hasOwnPage ? (
          <Link
            to={ambassadorPath(slug)}
            className="mt-2 inline-flex min-h-11 items-center text-leaf underline underline-offset-4 hover:text-ink"
          >
            {t('levels:seePage', { name })}
          </Link>
        ) : null}
      </MemberFrame>
      <NewsletterBox source="website" />
    </main>
  )
}
