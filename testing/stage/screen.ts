import type { CallName, Calls } from '@first-fashion/contract'
import { samples } from '@first-fashion/contract/samples'
import type { Frozen, Samples } from '@first-fashion/contract/samples/sample'
import type { AckOf } from '@first-fashion/contract/socket-event'
import type {
  PushedEventName,
  PushedEvents,
  SentEventName,
  SentEvents,
} from '@first-fashion/contract/socket-events'
import type { Locator, Page } from '@playwright/test'
import type { z } from 'zod'

export type { Page } from '@playwright/test'
export { expect } from '@playwright/test'
export { makePicture, photograph } from '../photograph.ts'

/** Who looks at the screen. */
export type Actor = 'visitor' | 'member' | 'owner' | 'support'

/** A call that never answers, to show what waits. */
export const held = { held: true } as const

/** An answer that refuses. */
export interface Refused {
  readonly refused: { readonly status: number; readonly code: string; readonly message: string }
}

/** Makes a call refuse with one of its codes. Without arguments the shop is too busy to answer. */
export const refused = (
  code = 'server.overloaded',
  message = 'The shop is very busy. Please try again.',
  status = 503,
  more: object = {},
): Refused => ({ refused: { status, code, message, ...more } })

/** What a call answers with; the contract's sample unless a state gives another answer. */
export type AnswerTo<Name extends CallName> = Frozen<z.input<Calls[Name]['response']>> | Refused | typeof held
export type Answers = { readonly [Name in CallName]?: AnswerTo<Name> }

/** The sample of a call with some changes. */
export function altered<Name extends CallName>(
  name: Name,
  change: (answer: z.input<Calls[Name]['response']>) => void,
): Answers {
  const known: Samples = samples
  const answer = structuredClone(known[name]) as z.input<Calls[Name]['response']>
  change(answer)
  return { [name]: answer }
}

/** What the server acknowledges events of a socket with. */
export type Acks = { readonly [Name in SentEventName]?: AckOf<SentEvents[Name]> }
/** An event that the server sends. */
export type Push = {
  readonly [Name in PushedEventName]: { readonly event: Name; readonly data: z.input<PushedEvents[Name]> }
}[PushedEventName]

/** The page of a state, and the server behind it. */
export interface Stage {
  readonly page: Page
  /** Changes answers from now on. */
  answer(answers: Answers): Promise<void>
  /** Sends an event to the sockets of the page. */
  push(push: Push): Promise<void>
  /** Disconnects the sockets of the page, and refuses them from now on. */
  endSession(): Promise<void>
}

/** A state of a screen: the answers of the server that lead to it, and what a person does to reach it. */
export interface Screen {
  readonly name: string
  /** The route of the store or the back office that it belongs to, as the routers name it. */
  readonly route: string
  /** The address to open, if it is not the route itself. */
  readonly address?: string
  /** A visitor unless told. */
  readonly as?: Actor
  readonly answers?: Answers
  readonly acks?: Acks
  /** Whether the cookie question is still to be answered. */
  readonly asksForCookies?: boolean
  /** Words that show that the screen has arrived. */
  readonly shows?: string | RegExp
  /** Prepares the browser before the address is opened. What that leaves on the page is taken back afterwards. */
  readonly before?: (stage: Stage) => Promise<unknown>
  /** What a person does to reach it, once the page is hydrated. */
  readonly steps?: (stage: Stage) => Promise<unknown>
  /** The widest screen that has this state, in px. */
  readonly upTo?: number
  /** Whether it is an overlay: its screenshot shows the viewport, not the whole page. */
  readonly over?: boolean
  /** A state with the same layout, which stands for this one in the check of accessibility. */
  readonly layoutOf?: string
}

/** Below this width (px) the store shows its menu and its filters as sheets. */
export const widestPhone = 1023

/** Scrolls a list that is not at its top there, and waits until the page knows. */
export const scrollToTop = (list: Locator): Promise<void> =>
  list.evaluate(
    (node) =>
      new Promise((done) => {
        node.addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true })
        node.scrollTo({ top: 0, behavior: 'instant' })
      }),
  )
