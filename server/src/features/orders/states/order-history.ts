import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import type { RefundingSession } from '../../staff/index.ts'
import { insertEvent } from '../order.queries.ts'

/** Who changes an order: named in its history. */
export type Actor = StaffActor | OtherActor

interface OtherActor {
  readonly kind: 'customer' | 'shop' | 'partner'
  readonly id: string | null
  readonly name: string
}

interface StaffActor {
  readonly kind: 'staff'
  readonly id: string
  readonly name: string
  /** Knows when the member last proved who they are. */
  readonly session: RefundingSession
}

/** The member of staff of a session. */
export const staffActor = (session: StaffSession): Actor => ({
  kind: 'staff',
  id: session.staffId,
  name: session.name,
  session,
})

/** What nobody did but the shop itself. */
export const systemActor: Actor = { kind: 'shop', id: null, name: 'Automatic' }

interface Entry {
  readonly kind: string
  readonly text: string
  readonly actor: Actor
  readonly note?: string
  /** The return request that it is about. */
  readonly returnId?: string
}

/** Writes what happened into the order's history. */
export const addHistory = (
  { clock }: Shop,
  tx: Db,
  orderId: string,
  { kind, text, actor, note = '', returnId }: Entry,
): Promise<void> =>
  insertEvent(tx, {
    orderId,
    at: clock.now(),
    kind,
    text,
    actorKind: actor.kind,
    actorId: actor.id,
    actor: actor.name,
    note,
    returnId: returnId ?? null,
  })
