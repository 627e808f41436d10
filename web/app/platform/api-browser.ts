import { createApi } from './api.ts'
import { clearToken, currentToken } from './session.ts'

/** The API client in the browser. An invalid token logs out; the screen stays. */
export const api = createApi({
  fetch: (path, init) => fetch(path, init),
  token: currentToken,
  onDeadToken: clearToken,
})
