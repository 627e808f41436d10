import type { SignInProviderName } from '@first-fashion/contract/accounts/sign-in-providers'
import type { TestShop } from './test-shop.ts'

export interface Chosen {
  readonly name?: string
  readonly email?: string
  readonly kept?: 'workspace' | 'verified' | 'unverified'
  readonly denied?: 'yes'
}

let nextPerson = 1
/** Someone with an address that the provider vouches for, new to every shop. */
export const newGooglePerson = () => {
  const nth = `${nextPerson++}-${process.pid}`
  return { name: `Kasun ${nth}`, email: `kasun-${nth}@gmail.com`, kept: 'verified' } as const
}

/** A browser: it keeps its cookies, follows where it is sent, and chooses who it is at the provider. */
export function socialVisitor(shop: TestShop, address = '10.9.9.9') {
  const browser = cookieBrowser(shop, address)
  const { get, post } = browser
  /** Goes the way back; answers where in the store one arrives. */
  const comeBack = async (way: URL): Promise<URL> => {
    const response = await get(way.pathname + way.search)
    return new URL(String(response.headers.location))
  }
  const start = async (provider: SignInProviderName, query = ''): Promise<string> =>
    (await get(`/api/user/auth/${provider}${query}`)).json().authUrl
  const exchange = (arrived: URL) =>
    post('/api/user/auth/exchange', { code: arrived.searchParams.get('token') ?? '' })
  return {
    ...browser,
    start,
    choose,
    comeBack,
    exchange,
    /** The whole way: there, back and in. */
    signIn: async (provider: SignInProviderName, who: Chosen, query = '') => {
      const arrived = await comeBack(await choose(await start(provider, query), who))
      return { arrived, ...(await exchange(arrived)) }
    },
  }
}

/** Asks the shop from one address, and sends the cookies that it was given before. */
function cookieBrowser(shop: TestShop, address: string) {
  const cookies = new Map<string, string>()
  const own = () => ({
    'x-forwarded-for': address,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await shop.app.inject({ method: 'GET', url, headers: { ...own(), ...headers } })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return response
  }
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const response = await shop.app.inject({
      method: 'POST',
      url,
      headers: { ...own(), 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return { status: response.statusCode, body: response.json() }
  }
  return { cookies, get, post }
}

/** Says who one is on the provider's page; returns the way back that the browser is sent on. */
async function choose(authUrl: string, who: Chosen): Promise<URL> {
  const body = new URLSearchParams({ ...who })
  const answer = await fetch(authUrl, { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? 'http://no.where')
}

export const switchFault = async (shop: TestShop, faults: Record<string, string>): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(faults)
  await fetch(`${shop.sandboxUrl}/api/control/faults`, { method: 'POST', headers, body })
}
