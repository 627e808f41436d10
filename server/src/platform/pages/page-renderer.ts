import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** How a page asks the API while it is rendered: in process, without a network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

/** What a page is rendered with: the API, and the shop's clock. */
export interface PagePlatform {
  readonly fetch: ApiFetch
  readonly now: () => Date
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

export type RenderPage = (request: Request, platform: PagePlatform) => Promise<RenderedPage>

const rendererModule = z.object({
  createRenderer: z.custom<(options: { mode: 'production' }) => Promise<{ render: RenderPage }>>(
    (value) => typeof value === 'function',
  ),
})

/** Loads the built store by its path: the server knows no more of it than that it renders a request. */
export async function loadRenderer(file: string): Promise<RenderPage> {
  const module: unknown = await import(pathToFileURL(file).href)
  const { createRenderer } = rendererModule.parse(module)
  return (await createRenderer({ mode: 'production' })).render
}
