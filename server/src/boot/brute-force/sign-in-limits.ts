import { setTimeout as pause } from 'node:timers/promises'
import { type CallName, calls } from '@first-fashion/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DeviceCookie } from '../../platform/http/device-cookie.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { CallLimiter } from '../../platform/http/register-calls.ts'
import {
  type Counted,
  type RateLimit,
  type RateLimits,
  refuseExceeded,
} from '../../platform/rate-limits/rate-limits.ts'
import { type BruteForceLimits, emailIn } from './brute-force-limits.ts'

/** A sign-in with a password, and how it recognises a device that signed in before. */
export interface SignInWay {
  readonly call: CallName
  readonly cookie: DeviceCookie
  readonly isDeviceOf: (device: string, email: string) => Promise<boolean>
}

export interface SignInLimitsDeps {
  readonly rateLimits: RateLimits
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
  const { rateLimits, slowDown = pause } = deps
  const ways = new Map(deps.ways.map((way) => [calls[way.call].path as string, way]))
  const count = countFailures(app, rateLimits)
  return {
    preHandler: async (request, reply) => {
      const way = ways.get(request.routeOptions.url ?? '')
      if (way === undefined) throw new Error(`no way to sign in at ${request.routeOptions.url}`)
      const email = emailIn(request.body)
      const perAddress = limit(`sign-ins from ${request.ip}`, limits.signInsPerAddress, minuteMs)
      // Requests without an account are not counted together.
      if (email === '') return refuseExceeded(reply, await count(request, [perAddress]))
      const perDevice = await limitOfDevice(limits, request, way, email)
      if (perDevice !== undefined) {
        const [tries] = await count(request, [perDevice])
        if (tries?.msLeft === 0) return
      }
      const account = `${way.call} ${email}`
      const tries = await count(request, [perAddress, ...limitsOfAccount(limits, account, request.ip)])
      refuseExceeded(reply, tries)
      const excess = (tries.at(-1)?.tries ?? 0) - limits.signInsPerAccount
      if (excess > 0) await slowDown(Math.min(slowestMs, excess * 250))
    },
  }
}

type Count = (request: FastifyRequest, those: readonly RateLimit[]) => Promise<readonly Counted[]>

/** Counts the tries of requests, and takes them back when the request succeeds: a successful sign-in was not a guess. */
function countFailures(app: FastifyInstance, rateLimits: RateLimits): Count {
  const counted = new WeakMap<FastifyRequest, readonly RateLimit[]>()
  app.addHook('onSend', (request, reply, payload, done) => {
    const those = counted.get(request)
    if (those === undefined || reply.statusCode >= 400) return done(null, payload)
    rateLimits.takeBack(those).then(
      () => done(null, payload),
      (error: Error) => {
        request.log.error({ err: error }, 'tries not taken back')
        done(null, payload)
      },
    )
  })
  return (request, those) => {
    counted.set(request, [...(counted.get(request) ?? []), ...those])
    return rateLimits.count(those)
  }
}

/** The limit of a device that signed in to the account before; undefined for others. */
async function limitOfDevice(
  { signInsPerAccount }: BruteForceLimits,
  request: FastifyRequest,
  way: SignInWay,
  email: string,
): Promise<RateLimit | undefined> {
  const device = way.cookie.read(request)
  if (device === undefined || !(await way.isDeviceOf(device, email))) return undefined
  return limit(`${way.call} ${email} by ${device}`, signInsPerAccount, quarterMs)
}

/** From one network, per minute and per quarter of an hour; from everywhere last, as many networks share it. */
function limitsOfAccount(limits: BruteForceLimits, account: string, ip: string): readonly RateLimit[] {
  const network = `${account} from ${networkOf(ip)}`
  return [
    limit(`minute of ${network}`, limits.signInsPerMinute, minuteMs),
    limit(network, limits.signInsPerAccount, quarterMs),
    limit(account, limits.signInsEverywhere, quarterMs),
  ]
}

const limit = (key: string, maximum: number, windowMs: number): RateLimit => ({ key, maximum, windowMs })
