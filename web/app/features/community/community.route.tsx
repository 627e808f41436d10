import '../members/words/community-words.ts'
import '../looks/words/looks-words.ts'
import type { Submission } from '@first-fashion/contract/looks/look'
import { type CommunityTab, communityTabs } from '@first-fashion/contract/members/community-address'
import { pictureAt } from '@first-fashion/contract/pictures'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { buttonClass, EmptyState, tabClass } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { data, Link } from 'react-router'
import { PageMeta, SocialMeta } from '../../platform/screen/page-meta.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ChallengesTab } from '../challenges/index.ts'
import { GalleryTab } from '../looks/index.ts'
import { api, communityPath, LeaderboardTab, serverApi } from '../members/index.ts'
import { NewsFeedLink, PostCard } from '../news/index.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import type { Route } from './+types/community.route.ts'
import { CommunityActionsProvider } from './community-actions-provider.tsx'
import { Hero } from './hero.tsx'
import { HomeTab } from './home-tab.tsx'
import { type CommunityData, hasMorePosts, loadCommunity } from './load-community.ts'

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

/** The longest that search engines and messengers show. */
const longest = 160

/** A shared look unfurls with its picture. */
function LookMeta({ look }: { readonly look: Submission }) {
  const { t } = useTranslation()
  const by = t('looks:by', { name: look.user?.name ?? t('looks:anonymous') })
  const image = look.images[0]?.url
  return (
    <SocialMeta
      title={t('shell.pageTitle', { title: `${look.title} · ${by}` })}
      description={shortened(look.description, longest)}
      path={communityPath({ tab: 'gallery', submission: look._id })}
      type="article"
      image={image === undefined ? null : pictureAt(image, 1200, 'jpg')}
    />
  )
}

/** The tabs as links, so that each has an address. The bar stays below the header; on a phone it scrolls sideways. */
function CommunityTabs({ shown }: { readonly shown: CommunityTab }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showChosen(nav.current, shown), [shown])
  return (
    <nav
      ref={nav}
      aria-label={t('community:tabsLabel')}
      className="sticky top-14 z-10 mt-8 overflow-x-auto border-b border-hairline bg-plaster"
    >
      <ul className="page flex gap-6 max-sm:gap-3">
        {communityTabs.map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              to={communityPath({ tab })}
              preventScrollReset
              aria-current={tab === shown ? 'page' : undefined}
              className={tabClass(tab === shown)}
            >
              {t(`community:tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the bar, and not the page, to the open tab. */
function showChosen(nav: HTMLElement | null, shown: CommunityTab): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav === null || link == null || shown === 'home') return
  nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 })
}

/** The articles, the newest first. How many are shown stands in the address, so that Back leads to all of them. */
function NewsTab({ state, posts }: CommunityData) {
  const { t } = useTranslation()
  const list = useFocusOnNew(posts?.length ?? 0)
  return (
    <section>
      <h2 className="mb-6 text-heading">{t('community:newsTitle')}</h2>
      {posts?.length === 0 ? <EmptyState title={t('community:noNews')} /> : null}
      <ul ref={list} className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts?.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {posts !== undefined && hasMorePosts(state, posts) ? (
        <Link
          to={communityPath({ tab: 'news', page: state.page + 1 })}
          replace
          preventScrollReset
          className={buttonClass('secondary', 'mt-12')}
        >
          {t('community:moreNews')}
        </Link>
      ) : null}
    </section>
  )
}

/** Moves the focus to the first article that was added to the list: that is where reading goes on. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const first = list.current?.children[before.current]
    before.current = count
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  return list
}
