import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

export interface Renderer {
  /** Renders a page; what it needs of the API it asks through `platform.fetch`, in process. */
  render(request: Request, platform: { fetch: ApiFetch }): Promise<Response>
}

/** Loads the built store. Its server entry names the place where the API is handed in. */
export async function createRenderer({ mode }: { mode: 'production' }): Promise<Renderer> {
  const address = new URL('./build/server/index.js', import.meta.url).href
  const build: ServerBuild & { entry: { module: { apiFetch?: RouterContext<ApiFetch> } } } = await import(
    address
  )
  const handle = createRequestHandler(build, mode)
  const place = build.entry.module.apiFetch
  return {
    render: (request, platform) => {
      const context = new RouterContextProvider()
      if (place !== undefined) context.set(place, platform.fetch)
      return handle(request, context)
    },
  }
}
