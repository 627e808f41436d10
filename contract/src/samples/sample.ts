import type { z } from 'zod'
import type { CallName, Calls } from '../index.ts'
import type { AckOf } from '../socket-event.ts'
import type { SentEventName, SentEvents } from '../socket-events.ts'

/** A value that nobody changes, all the way down. */
export type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value

/** A valid answer of each call, before it is parsed. */
export type Samples = { readonly [Name in CallName]?: Frozen<z.input<Calls[Name]['response']>> }

/** What the server acknowledges each event with. */
export type SocketSamples = { readonly [Name in SentEventName]: Frozen<AckOf<SentEvents[Name]>> }
