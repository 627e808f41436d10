import { setTimeout as pause } from 'node:timers/promises'
import { type CallName, calls } from '@first-fashion/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { DeviceCookie } from '../../platform/http/device-cookie.ts'
import { networkOf } from '../../platform/http/network.ts'
import { tooManyTries } from '../../platform/http/refusals.ts'
import { createTally, type Tally } from '../../platform/http/tally.ts'
import { type BruteForceLimits, emailIn } from './brute-force-limits.ts'

/** A way to sign in with a password, and how a device is known that did so before. */
export interface SignInWay {
  readonly call: CallName
  readonly cookie: DeviceCookie
  readonly isDeviceOf: (device: string, email: string) => Promise<boolean>
}

export interface SignInLimitsDeps {
  readonly clock: Clock
  readonly ways: readonly SignInWay[]
  /** Lets a try wait so many ms; tests do not. */
  readonly slowDown?: ((ms: number) => Promise<void>) | undefined
}

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const slowestMs = 5_000

/**
 * Guesses at a password must not keep its owner out. So they are counted for the account and the network that they come
 * from; what comes from many networks is slowed down; only far above that are all turned away but devices that signed in
 * to the account before. A device is let pass no more often than a network, so that a stolen cookie helps nobody to guess.
 */
export function limitSignIns(app: FastifyInstance, limits: BruteForceLimits, deps: SignInLimitsDeps): void {
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
  app.addHook('preHandler', async (request, reply) => {
    const way = ways.get(request.routeOptions.url ?? '')
    if (way === undefined) return
    const email = emailIn(request.body)
    const account = `${way.call} ${email}`
    const device = way.cookie.read(request)
    if (device !== undefined && email !== '' && (await way.isDeviceOf(device, email)))
      if (count(request, perDevice, `${device} ${account}`).msLeft === 0) return
    const { perAddress, perMinute, perNetwork, everywhere } = strangers
    refuseAbove(reply, count(request, perAddress, request.ip))
    // Those that name no account are not counted together as if they were for one.
    if (email === '') return
    const network = `${networkOf(request.ip)} ${account}`
    refuseAbove(reply, count(request, perMinute, network))
    refuseAbove(reply, count(request, perNetwork, network))
    const all = count(request, everywhere, account)
    refuseAbove(reply, all)
    const excess = all.tries - signInsPerAccount
    if (excess > 0) await slowDown(Math.min(slowestMs, excess * 250))
  })
  // Who got in was no guesser.
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400) return
    for (const [counts, key] of counted.get(request) ?? []) counts.takeBack(key)
  })
}

function refuseAbove(reply: FastifyReply, { msLeft }: { readonly msLeft: number }): void {
  if (msLeft === 0) return
  reply.header('retry-after', String(Math.max(1, Math.ceil(msLeft / 1000))))
  throw tooManyTries(msLeft)
}
