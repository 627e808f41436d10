import { z } from 'zod'
import type { Permission } from './staff/roles.ts'

type Access = 'customer' | 'staff'

/** Who may send the event. Staff need the permission. */
type AccessOf<By extends Access> = By extends 'staff'
  ? { readonly access: By; readonly permission: Permission }
  : { readonly access: By; readonly permission?: never }

/** What a browser sends over its socket, and what the server acknowledges. */
export type SentEvent<
  Args extends z.ZodTuple = z.ZodTuple,
  Ack extends z.ZodType = z.ZodType,
  By extends Access = Access,
> = AccessOf<By> & { readonly args: Args; readonly ack: Ack }

export const defineSentEvent = <
  const Args extends z.ZodTuple,
  Ack extends z.ZodType,
  const By extends Access,
>(
  event: SentEvent<Args, Ack, By>,
): SentEvent<Args, Ack, By> => event

export type ParsedArgsOf<Event extends SentEvent> = z.output<Event['args']>
export type AckOf<Event extends SentEvent> = z.output<Event['ack']>

/** An event that was not carried out, as calls are refused. */
export const refusedEvent = z.object({ success: z.literal(false), code: z.string(), message: z.string() })
export type RefusedEvent = z.output<typeof refusedEvent>
