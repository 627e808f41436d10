import type { TestShop } from './test-shop.ts'

export const owner = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
export const support = { email: 'support@firstfashion.example', password: 'kandy-lake-1807' }

type Session = ReturnType<typeof newSession>
const sessionsOf = new WeakMap<TestShop['place'], Map<string, Session>>()

/** One session for each person in a shop, as sign-ins are counted. */
export function signIn(shop: TestShop, who: typeof owner): Session {
  const sessions = sessionsOf.get(shop.place) ?? new Map<string, Session>()
  sessionsOf.set(shop.place, sessions)
  const session = sessions.get(who.email) ?? newSession(shop, who)
  sessions.set(who.email, session)
  return session
}

/** A session of its own, which a test may end. */
export async function newSession(shop: TestShop, { email, password }: typeof owner) {
  const payload = { email, password }
  const response = await shop.app.inject({ method: 'POST', url: '/api/admin/session', payload })
  const cookie = `staff_session=${response.cookies.find((one) => one.name === 'staff_session')?.value}`
  const csrf: string = response.json().csrfToken
  await keepProven(shop, csrf)
  return { response, headers: { cookie, 'x-csrf-token': csrf } }
}

/** Tests move the clock by hours with one session; what is about proofs makes its own older. */
const keepProven = (shop: TestShop, csrf: string) =>
  shop.database.pool.query(
    `update staff_sessions set proved_at = proved_at + interval '12 hours' where csrf_token = $1`,
    [csrf],
  )

/** Whoever comes next signs in anew. */
export const invalidateSessions = (shop: TestShop): void => void sessionsOf.delete(shop.place)
