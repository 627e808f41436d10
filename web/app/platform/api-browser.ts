import routes from 'virtual:contract-routes'
import { type ApiOptions, createApi } from './api.ts'
import { clearToken, currentToken } from './session.ts'

/** An invalid token logs out; the screen stays. */
export const inBrowser: ApiOptions = {
  fetch: (path, init) => fetch(path, init),
  token: currentToken,
  onDeadToken: clearToken,
}

/** The API client in the browser. */
export const api = createApi(inBrowser, routes)
