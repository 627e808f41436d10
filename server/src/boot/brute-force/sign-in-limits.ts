import { setTimeout as pause } from 'node:timers/promises'
import { type CallName, calls } from '@first-fashion/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { DeviceCookie } from '../../platform/http/device-cookie.ts'
import { networkOf } from '../../platform/http/network.ts'
import { tooManyTries } from '../../platform/http/refusals.ts'
import type { CallLimiter } from '../../platform/http/register-calls.ts'
import { createTally, type Tally } from '../../platform/http/tally.ts'
import { type BruteForceLimits, emailIn } from './brute-force-limits.ts'

/** A sign-in with a password, and how it recognises a device that signed in before. */
export interface SignInWay {
  readonly call: CallName
  readonly cookie: DeviceCookie
  readonly isDeviceOf: (device: string, email: string) => Promise<boolean>
}

export interface SignInLimitsDeps {
  readonly clock: Clock
  readonly ways: readonly SignInWay[]
  /** Delays a try by so many ms; injected by tests. */
  readonly slowDown?: ((ms: number) => Promise<void>) | undefined
}

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const slowestMs = 5_000

/**
 * Password guesses must not lock out the owner. They are counted per account and network; guesses from many networks
 * are slowed down; only far above that is everyone refused except devices that signed in to the account before. A
 * device gets no more tries than a network, so that a stolen cookie does not help.
 */
export function signInLimiter(
  app: FastifyInstance,
  limits: BruteForceLimits,
  deps: SignInLimitsDeps,
): CallLimiter {
  const { clock, slowDown = pause } = deps
  const { signInsPerMinute, signInsPerAccount, signInsPerAddress, signInsEverywhere } = limits
  const tally = (maximum: number, windowMs: number) => ({ maximum, counts: createTally(clock, windowMs) })
  const perDevice = tally(signInsPerAccount, quarterMs)
  const strangers = {
    perAddress: tally(signInsPerAddress, minuteMs),
    perMinute: tally(signInsPerMinute, minuteMs),
    perNetwork: tally(signInsPerAccount, quarterMs),
    everywhere: tally(signInsEverywhere, quarterMs),
  }
  const ways = new Map(deps.ways.map((way) => [calls[way.call].path as string, way]))
  const counted = new WeakMap<FastifyRequest, [Tally, string][]>()
  const count = (request: FastifyRequest, { counts, maximum }: ReturnType<typeof tally>, key: string) => {
    counted.set(request, [...(counted.get(request) ?? []), [counts, key]])
    const tries = counts.add(key)
    return { tries, msLeft: tries > maximum ? counts.msLeft(key) : 0 }
  }
  const preHandler: CallLimiter['preHandler'] = async (request, reply) => {
    const way = ways.get(request.routeOptions.url ?? '')
    if (way === undefined) throw new Error(`no way to sign in at ${request.routeOptions.url}`)
    const email = emailIn(request.body)
    const account = `${way.call} ${email}`
    const device = way.cookie.read(request)
    if (device !== undefined && email !== '' && (await way.isDeviceOf(device, email)))
      if (count(request, perDevice, `${device} ${account}`).msLeft === 0) return
    const { perAddress, perMinute, perNetwork, everywhere } = strangers
    refuseAbove(reply, count(request, perAddress, request.ip))
    // Requests without an account are not counted together.
    if (email === '') return
    const network = `${networkOf(request.ip)} ${account}`
    refuseAbove(reply, count(request, perMinute, network))
    refuseAbove(reply, count(request, perNetwork, network))
    const all = count(request, everywhere, account)
    refuseAbove(reply, all)
    const excess = all.tries - signInsPerAccount
    if (excess > 0) await slowDown(Math.min(slowestMs, excess * 250))
  }
  // A successful sign-in was not a guess.
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400) return
    for (const [counts, key] of counted.get(request) ?? []) counts.takeBack(key)
  })
  return { preHandler }
}

function refuseAbove(reply: FastifyReply, { msLeft }: { readonly msLeft: number }): void {
  if (msLeft === 0) return
  reply.header('retry-after', String(Math.max(1, Math.ceil(msLeft / 1000))))
  throw tooManyTries(msLeft)
}
