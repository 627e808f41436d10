import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const partnerFaults = ['none', 'slow', 'held', 'time-out', 'error-500'] as const
const tokenFaults = ['wrong-nonce', 'wrong-audience', 'forged-signature', 'expired-token'] as const
const webhookFaults = ['webhooks-lost', 'webhooks-twice', 'webhook-before-return'] as const

/** Simulated faults, a switch per partner. */
export const faultChoices = {
  stripe: [...partnerFaults, ...webhookFaults, 'refunds-refused'],
  koko: [...partnerFaults, ...webhookFaults, 'pending', 'html-error', 'odd-return'],
  razorpay: [...partnerFaults, ...webhookFaults, 'uncaptured', 'refunds-refused'],
  mail: partnerFaults,
  ip: partnerFaults,
  rates: [...partnerFaults, 'wild-rates'],
  printful: [
    ...partnerFaults,
    'webhooks-lost',
    'webhooks-twice',
    'too-many',
    'answers-lost',
    'orders-held',
    'costs-pending',
    'out-of-stock',
    'file-rejected',
    'mockup-failed',
    'mockup-elsewhere',
    'in-euros',
  ],
  geocoder: [...partnerFaults, 'over-limit'],
  google: [...partnerFaults, ...tokenFaults],
  facebook: [...partnerFaults, 'foreign-token'],
} as const

const faultsShape = z.strictObject({
  stripe: z.enum(faultChoices.stripe),
  koko: z.enum(faultChoices.koko),
  razorpay: z.enum(faultChoices.razorpay),
  mail: z.enum(faultChoices.mail),
  ip: z.enum(faultChoices.ip),
  rates: z.enum(faultChoices.rates),
  printful: z.enum(faultChoices.printful),
  geocoder: z.enum(faultChoices.geocoder),
  google: z.enum(faultChoices.google),
  facebook: z.enum(faultChoices.facebook),
})

/** Some of the switches; the others stay unchanged. */
export const faultChange = faultsShape.partial()

export type Faults = z.output<typeof faultsShape>
export type Partner = keyof Faults

/** Thrown instead of an answer while a partner is switched to error-500. */
export class PartnerDown extends Error {}

export interface FaultSwitches {
  current(): Faults
  change(to: z.output<typeof faultChange>): Faults
  /** Applies the partner's fault before its answer: waits, waits until the switch changes, never returns, or throws PartnerDown. */
  play(partner: Partner): Promise<void>
}

export function faultSwitches(slowMs = 8_000): FaultSwitches {
  const moved = new EventEmitter().setMaxListeners(0)
  let faults: Faults = {
    stripe: 'none',
    koko: 'none',
    razorpay: 'none',
    mail: 'none',
    ip: 'none',
    rates: 'none',
    printful: 'none',
    geocoder: 'none',
    google: 'none',
    facebook: 'none',
  }
  return {
    current: () => faults,
    change: (to) => {
      faults = { ...faults, ...to }
      moved.emit('change')
      return faults
    },
    play: async (partner) => {
      const fault = faults[partner]
      if (fault === 'slow') await wait(slowMs, undefined, { ref: false })
      while (faults[partner] === 'held') await once(moved, 'change')
      if (fault === 'time-out') await new Promise(() => {})
      if (fault === 'error-500') throw new PartnerDown('Something went wrong: this fault is switched on.')
    },
  }
}
