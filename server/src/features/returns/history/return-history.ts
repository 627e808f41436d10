import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { FullOrder } from '../../orders/index.ts'
import type { FullRequest } from '../returns.queries.ts'

type Entry = ReturnRequest['history'][number]
type Event = FullOrder['events'][number]

/** What happened to a request, oldest first: who, when and why. A shopper reads no names of staff. */
export const historyOf = (request: FullRequest, full: FullOrder): Entry[] =>
  eventsOf(request, full).map(({ at, text, actorKind, note }) => ({
    at: at.getTime(),
    text,
    actor: actorKind,
    note,
  }))

/** The same with the names, for staff. */
export const namedHistoryOf = (
  request: FullRequest,
  full: FullOrder,
): (Entry & { readonly name: string })[] =>
  eventsOf(request, full).map(({ at, text, actorKind, actor, note }) => ({
    at: at.getTime(),
    text,
    actor: actorKind,
    name: actor,
    note,
  }))

const eventsOf = (request: FullRequest, { events }: FullOrder): Event[] =>
  events.filter(({ returnId }) => returnId === request.id)
