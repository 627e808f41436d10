import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import type { Route } from './+types/about.route.ts'
import { AboutView } from './about-view.tsx'
import { ContentMeta } from './content-meta.tsx'
import { loadPage } from './load-page.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadPage(serverApi(context), 'content.about')
export const clientLoader = () => loadPage(api, 'content.about')

export default function AboutPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="content">
      <ContentMeta page={page} />
      <AboutView page={page} />
      <NewsletterBox source="about" />
    </main>
  )
}
