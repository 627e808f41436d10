import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { insertEvent } from '../order.queries.ts'

/** Who changes an order: named in its history. */
export interface Actor {
  readonly kind: 'customer' | 'staff' | 'shop' | 'partner'
  readonly id: string | null
  readonly name: string
}

/** The member of staff of a session. */
export const staffActor = ({ staffId, name }: Pick<StaffSession, 'staffId' | 'name'>): Actor => ({
  kind: 'staff',
  id: staffId,
  name,
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
