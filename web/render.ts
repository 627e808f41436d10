import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'

type ApiFetch = (path: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

interface Platform {
  /** The API, in process. */
  readonly fetch: ApiFetch
  /** The shop's clock. */
  readonly now: () => Date
}

interface Entry {
  readonly apiFetch?: RouterContext<ApiFetch>
  readonly shopNow?: RouterContext<() => Date>
  readonly renderedHtml?: (response: Response) => string | undefined
}

interface RenderedPage {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

export interface Renderer {
  render(request: Request, platform: Platform): Promise<RenderedPage>
}

/** Loads the built store. Its server entry defines where API and clock are passed in. */
export async function createRenderer({ mode }: { mode: 'production' }): Promise<Renderer> {
  const address = new URL('./build/server/index.js', import.meta.url).href
  const build: ServerBuild & { entry: { module: Entry } } = await import(address)
  const handle = createRequestHandler(build, mode)
  const { apiFetch, shopNow, renderedHtml } = build.entry.module
  return {
    render: async (request, platform) => {
      const context = new RouterContextProvider()
      if (apiFetch !== undefined) context.set(apiFetch, platform.fetch)
      if (shopNow !== undefined) context.set(shopNow, platform.now)
      const response = await handle(request, context)
      const html = renderedHtml?.(response) ?? (await response.text())
      return { status: response.status, headers: response.headers, html }
    },
  }
}
