import { data } from 'react-router'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import type { Route } from './+types/community.route.ts'
import { ChallengesTab } from './challenges/challenges-tab.tsx'
import { api, serverApi } from './community-calls.ts'
import { communityPath } from './community-state.ts'
import { CommunityTabs } from './community-tabs.tsx'
import { GalleryTab } from './gallery/gallery-tab.tsx'
import { LookMeta } from './gallery/look-meta.tsx'
import { HomeTab } from './home/home-tab.tsx'
import { LeaderboardTab } from './leaderboard/leaderboard-tab.tsx'
import { type CommunityData, loadCommunity } from './load-community.ts'
import { CommunityActionsProvider } from './membership/community-actions.tsx'
import { Hero } from './membership/hero.tsx'
import { NewsFeedLink } from './news/news-feed-link.tsx'
import { NewsTab } from './news/news-tab.tsx'
import './words/community-words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await loadCommunity(serverApi(context), request.url)
  const hasFailed = shown.state.tab === 'gallery' && shown.gallery === undefined
  // Search engines drop the address of a look that is gone.
  return data(shown, { status: hasFailed ? 503 : shown.linked === 'gone' ? 404 : 200 })
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCommunity(api, request.url)

/** The community: its tabs stand in the address, so that each can be linked to [B2.52]. */
export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { state, linked } = loaderData
  return (
    <main id="content" className="min-h-dvh">
      {typeof linked === 'object' ? (
        <LookMeta look={linked} />
      ) : (
        <PageMeta
          title={
            state.tab === 'home'
              ? t('community:pageTitle')
              : `${t(`community:tabs.${state.tab}`)} · ${t('community:pageTitle')}`
          }
          description={t('community:description')}
          path={communityPath({ ...state, submission: '' })}
        />
      )}
      <NewsFeedLink />
      <CommunityActionsProvider>
        <Hero isHome={state.tab === 'home'} />
        <CommunityTabs shown={state.tab} />
        <div className="page min-h-96 pt-8">
          <Tab {...loaderData} />
        </div>
      </CommunityActionsProvider>
      <NewsletterBox source="website" />
    </main>
  )
}

function Tab(shown: CommunityData) {
  if (shown.state.tab === 'challenges') return <ChallengesTab {...shown} />
  if (shown.state.tab === 'gallery') return <GalleryTab {...shown} />
  if (shown.state.tab === 'leaderboard') return <LeaderboardTab {...shown} />
  if (shown.state.tab === 'news') return <NewsTab {...shown} />
  return <HomeTab {...shown} />
}
