import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import type { Route } from './+types/privacy.route.ts'
import { ContentMeta } from './content-meta.tsx'
import { loadPage } from './load-page.ts'
import { TextView } from './text-view.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadPage(serverApi(context), 'content.privacy')
export const clientLoader = () => loadPage(api, 'content.privacy')

export default function PrivacyPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="content">
      <ContentMeta page={page} />
      <TextView page={page} />
    </main>
  )
}
