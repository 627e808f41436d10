import { randomBytes } from 'node:crypto'
import type { SandboxClock } from '../clock.ts'

/** Values issued under a secret code and redeemed once. */
export interface Grants<Thing> {
  give(thing: Thing): string
  /** Redeems a code; undefined the second time, or after ten minutes. */
  take(name: string): Thing | undefined
  /** Reads a code's value without redeeming it. */
  peek(name: string): Thing | undefined
}

const lifetimeMs = 10 * 60_000

export function grants<Thing>(prefix: string, clock: SandboxClock): Grants<Thing> {
  const given = new Map<string, { readonly thing: Thing; readonly at: number }>()
  return {
    give: (thing) => {
      const name = `${prefix}${randomBytes(24).toString('base64url')}`
      given.set(name, { thing, at: clock.nowMs() })
      return name
    },
    take: (name) => {
      const found = given.get(name)
      given.delete(name)
      return found !== undefined && clock.nowMs() - found.at < lifetimeMs ? found.thing : undefined
    },
    peek: (name) => given.get(name)?.thing,
  }
}
