import './home-words.ts'
import { data } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { paths } from '../../platform/paths.ts'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { useStore } from '../../platform/store.ts'
import type { Route } from './+types/home.route.ts'
import { HouseFacts } from './house-facts.tsx'
import { isComplete, loadHome } from './load-home.ts'
import { HomeSections } from './sections.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await loadHome(serverApi(context))
  // A page without its products is an error response: it must not be cached.
  return data(shown, { status: isComplete(shown) ? 200 : 503 })
}
export const clientLoader = () => loadHome(api)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, returnDays } = loaderData
  const { name } = useStore()
  return (
    <main id="content">
      <PageMeta title={home?.title ?? name} description={home?.description ?? ''} path={paths.home()} />
      <HouseFacts returnDays={returnDays} />
      <HomeSections {...loaderData} />
    </main>
  )
}
