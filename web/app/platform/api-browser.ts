import { createApi } from './api.ts'
import { clearToken, currentToken } from './session.ts'

/** The client in the browser. A dead token logs out; whatever is on the screen stays. */
export const api = createApi({
  fetch: (path, init) => fetch(path, init),
  token: currentToken,
  onDeadToken: clearToken,
})
