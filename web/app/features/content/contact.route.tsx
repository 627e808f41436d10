import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import type { Route } from './+types/contact.route.ts'
import { ContactView } from './contact-view.tsx'
import { ContentMeta } from './content-meta.tsx'
import { loadPage } from './load-page.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadPage(serverApi(context), 'content.contact')
export const clientLoader = () => loadPage(api, 'content.contact')

export default function ContactPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="content">
      <ContentMeta page={page} />
      <ContactView page={page} />
      <NewsletterBox source="contact" />
    </main>
  )
}
