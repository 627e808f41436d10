import { createApi } from './api.ts'
import { clearToken, currentToken } from './session.ts'
import { noteShopTime } from './time/shop-time.ts'

/** The API client in the browser. An invalid token logs out; the screen stays. */
export const api = createApi({
  fetch: async (path, init) => {
    const response = await fetch(path, init)
    if (init.method === 'POST') noteShopTime(response.headers.get('date'), Date.now())
    return response
  },
  token: currentToken,
  onDeadToken: clearToken,
})
