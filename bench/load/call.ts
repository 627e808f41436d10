import { setTimeout as wait } from 'node:timers/promises'

/** A call to a shop: with a body it is a POST. A shop that has just started may turn it away: it asks again. */
export async function call(
  origin: string,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.ok) return answer.json()
    if (answer.status !== 503 || tries === 60)
      throw new Error(`${path}: status ${answer.status}: ${await answer.text()}`)
    await wait(500)
  }
}
