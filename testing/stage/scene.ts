import { type CallName, calls, refusal } from '@first-fashion/contract'
import { samples } from '@first-fashion/contract/samples'
import type { Samples } from '@first-fashion/contract/samples/sample'
import { type PushedEventName, pushedEvents, sentEvents } from '@first-fashion/contract/socket-events'
import { z } from 'zod'

/** What stands on the stage: who looks, and the answers that are not the samples of the contract. */
const givenScene = z.object({
  as: z.enum(['visitor', 'member', 'owner', 'support']).default('visitor'),
  answers: z.record(z.string(), z.unknown()).default({}),
  acks: z.record(z.string(), z.unknown()).default({}),
})
export type GivenScene = z.input<typeof givenScene>

export type StageAnswer =
  | { readonly kind: 'held' }
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }

export interface Scene {
  readonly as: z.output<typeof givenScene>['as']
  readonly answers: Map<string, StageAnswer>
  readonly acks: ReadonlyMap<string, unknown>
}

const heldAnswer = z.strictObject({ held: z.literal(true) })
const refusedAnswer = z.object({
  refused: z.looseObject({ status: z.number(), code: z.string(), message: z.string() }),
})

/** Reads a scene. Throws an Error that names the first answer that the contract would not let out. */
export function readScene(given: unknown): Scene {
  const { as, answers, acks } = givenScene.parse(given)
  return {
    as,
    answers: readAnswers(answers),
    acks: new Map(Object.entries(acks).map(([event, ack]) => [event, readAck(event, ack)])),
  }
}

/** Reads answers by the names of their calls; throws as `readScene` does. */
export const readAnswers = (answers: Readonly<Record<string, unknown>>): Map<string, StageAnswer> =>
  new Map(Object.entries(answers).map(([name, answer]) => [name, readAnswer(name, answer)]))

/** The sample that the contract has of a call's answer. */
export function sampleOf(name: CallName): StageAnswer {
  const known: Samples = samples
  const sample = known[name]
  if (sample === undefined) throw new Error(`the contract has no sample of ${name}`)
  return readAnswer(name, sample)
}

function readAnswer(name: string, answer: unknown): StageAnswer {
  if (!(name in calls)) throw new Error(`the contract has no call ${name}`)
  if (heldAnswer.safeParse(answer).success) return { kind: 'held' }
  const refused = refusedAnswer.safeParse(answer)
  if (refused.success) {
    const { status, ...body } = refused.data.refused
    return { kind: 'answered', status, body: parsed(name, refusal, { success: false, ...body }) }
  }
  return { kind: 'answered', status: 200, body: parsed(name, calls[name as CallName].response, answer) }
}

function readAck(event: string, ack: unknown): unknown {
  const known = Object.entries(sentEvents).find(([name]) => name === event)
  if (known === undefined) throw new Error(`the contract has no event ${event}`)
  return parsed(event, known[1].ack, ack)
}

/** An event that the server sends, as the contract has it. */
export function readPush(given: unknown): { readonly event: PushedEventName; readonly data: unknown } {
  const { event, data } = z.object({ event: z.string(), data: z.unknown() }).parse(given)
  const known = Object.entries(pushedEvents).find(([name]) => name === event)
  if (known === undefined) throw new Error(`the contract has no event ${event}`)
  return { event: known[0] as PushedEventName, data: parsed(event, known[1], data) }
}

function parsed(name: string, schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Error(`${name} does not answer so:\n${z.prettifyError(result.error)}`)
}
