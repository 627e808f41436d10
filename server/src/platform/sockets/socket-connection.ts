import type { AckOf, ParsedArgsOf } from '@first-fashion/contract/socket-event'
import type { SentEventName, SentEvents } from '@first-fashion/contract/socket-events'
import type { CustomerSession, StaffSession } from '../http/handlers.ts'

export type AnySession = CustomerSession | StaffSession

/** A browser's connection, for the one who handles its events. */
export interface SocketConnection<Session extends AnySession> {
  readonly id: string
  readonly session: Session
  join(room: string): Promise<void> | void
  leave(room: string): Promise<void> | void
  isIn(room: string): boolean
}

type SessionOf<Event> = Event extends { readonly access: 'staff' } ? StaffSession : CustomerSession

type SocketHandler<Name extends SentEventName> = (
  connection: SocketConnection<SessionOf<SentEvents[Name]>>,
  ...args: ParsedArgsOf<SentEvents[Name]>
) => Promise<AckOf<SentEvents[Name]>>

/** What a feature does about events over sockets. */
export interface SocketFeature {
  readonly handlers: { readonly [Name in SentEventName]?: SocketHandler<Name> }
  /** A connection is over, whoever's it was. */
  left?(connection: SocketConnection<AnySession>): Promise<void>
}
