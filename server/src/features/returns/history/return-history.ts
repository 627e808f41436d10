import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { FullOrder } from '../../orders/index.ts'
import type { FullRequest } from '../returns.queries.ts'

type Entry = ReturnRequest['history'][number]
type Event = FullOrder['events'][number]

/**
 * What happened to a request, oldest first: who, when and why. A shopper reads no names of staff. Of a request of an
 * earlier version only the times are known.
 */
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

function eventsOf(request: FullRequest, { events }: FullOrder): Event[] {
  const own = events.filter(({ returnId }) => returnId === request.id)
  return own.length > 0 ? own : timesOf(request)
}

/** Nobody wrote down who took these steps. */
function timesOf({ requestedAt, approvedAt, receivedAt, settledAt, rejectedAt, id }: FullRequest): Event[] {
  const steps = [
    ['Requested', requestedAt, 'customer'],
    ['Approved', approvedAt, 'shop'],
    ['Received', receivedAt, 'shop'],
    ['Settled', settledAt, 'shop'],
    ['Rejected', rejectedAt, 'shop'],
  ] as const
  return steps.flatMap(([text, at, actorKind]) =>
    at === null ? [] : [{ at, kind: 'returns', text, actorKind, actor: '', note: '', returnId: id }],
  )
}
