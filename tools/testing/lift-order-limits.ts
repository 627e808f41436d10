import { setTimeout as wait } from 'node:timers/promises'

const owner = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }

/**
 * Lifts a demonstration store's order limits as its owner, through the back office's calls: tests send many orders to
 * one address and phone. The limits have their own tests.
 */
export async function liftOrderLimits(shopUrl: string): Promise<void> {
  const address = `${shopUrl}/api/admin/order-limits`
  const json = { 'content-type': 'application/json' }
  const signedIn = await ask(`${shopUrl}/api/admin/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(owner),
  })
  if (!signedIn.ok) throw new Error(`the owner could not sign in: ${await signedIn.text()}`)
  const { csrfToken }: { csrfToken: string } = Object(await signedIn.json())
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { ...json, cookie, 'x-csrf-token': csrfToken }
  const { limits, version }: { limits: object; version: number } = Object(
    await (await ask(address, { headers })).json(),
  )
  const lifted = Object.fromEntries(Object.keys(limits).map((name) => [name, null]))
  const answer = await ask(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...lifted, version }),
  })
  if (!answer.ok) throw new Error(`the order limits could not be lifted: ${await answer.text()}`)
}

/** Retries while the shop is overloaded, as it may be right after its start on a busy machine. */
async function ask(...given: Parameters<typeof fetch>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(...given)
    if (answer.status !== 503 || tries === 60) return answer
    await wait(500)
  }
}
