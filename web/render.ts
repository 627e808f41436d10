import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

interface Platform {
  /** The API, in process. */
  readonly fetch: ApiFetch
  /** The shop's clock. */
  readonly now: () => Date
}

interface Places {
  readonly apiFetch?: RouterContext<ApiFetch>
  readonly shopNow?: RouterContext<() => Date>
}

export interface Renderer {
  render(request: Request, platform: Platform): Promise<Response>
}

/** Loads the built store. Its server entry defines where API and clock are passed in. */
export async function createRenderer({ mode }: { mode: 'production' }): Promise<Renderer> {
  const address = new URL('./build/server/index.js', import.meta.url).href
  const build: ServerBuild & { entry: { module: Places } } = await import(address)
  const handle = createRequestHandler(build, mode)
  const { apiFetch, shopNow } = build.entry.module
  return {
    render: (request, platform) => {
      const context = new RouterContextProvider()
      if (apiFetch !== undefined) context.set(apiFetch, platform.fetch)
      if (shopNow !== undefined) context.set(shopNow, platform.now)
      return handle(request, context)
    },
  }
}
