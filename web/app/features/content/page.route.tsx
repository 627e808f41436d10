import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import type { Route } from './+types/page.route.ts'
import { ContentMeta } from './content-meta.tsx'
import { loadFurtherPage } from './load-page.ts'
import { TextView } from './text-view.tsx'

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadFurtherPage(serverApi(context), params.slug)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadFurtherPage(api, params.slug)

/** A page that the owner has added. */
export default function FurtherPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="content">
      <ContentMeta page={page} />
      <TextView page={page} />
    </main>
  )
}
