import type { Page } from '@first-fashion/contract/content/page'
import { data } from 'react-router'
import type { Api } from '../../platform/api.ts'

/** For the loader of a page that every store has. Throws a response if it is not published, or the shop does not answer. */
export async function loadPage(
  call: Api,
  name: 'content.about' | 'content.contact' | 'content.terms' | 'content.privacy',
): Promise<Page> {
  const answer = await call(name)
  if (answer.ok) return answer.value.page
  throw data(null, { status: answer.failure.status === 404 ? 404 : 503 })
}

/** For the loader of a further page. Throws a response as loadPage does; a malformed address is an unknown page. */
export async function loadFurtherPage(call: Api, slug: string): Promise<Page> {
  const answer = await call('content.page', { params: { slug } })
  if (answer.ok) return answer.value.page
  throw data(null, { status: [400, 404].includes(answer.failure.status) ? 404 : 503 })
}
