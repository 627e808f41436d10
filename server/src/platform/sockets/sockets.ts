import { type PushedEventName, type PushedEvents, pushedEvents } from '@first-fashion/contract/socket-events'
import type { Server } from 'socket.io'
import type { z } from 'zod'

/** The sockets of this process, for features that push events to browsers. Other processes have theirs. */
export interface Sockets {
  /** Pushes an event to everyone in a room, on this process. The payload is sent as the contract describes it. */
  push<Name extends PushedEventName>(room: string, event: Name, payload: z.input<PushedEvents[Name]>): void
  /** Whether anyone of this process is in a room. */
  isEmpty(room: string): boolean
  /** Checks again whether sessions are active: those of these owners (customers or staff), or all of them. */
  recheck(owners: readonly string[] | undefined): void
}

/** The servers of a process, once it listens. */
export interface AttachableSockets extends Sockets {
  attach(server: Server, recheck: (owners: readonly string[] | undefined) => void): void
}

export function createSockets(): AttachableSockets {
  const attached: { readonly server: Server; readonly recheck: Sockets['recheck'] }[] = []
  return {
    attach: (server, recheck) => void attached.push({ server, recheck }),
    push: (room, event, payload) => {
      const members = attached.filter(({ server }) => has(server, room))
      if (members.length === 0) return
      const sent = pushedEvents[event].parse(payload)
      for (const { server } of members) server.local.to(room).emit(event, sent)
    },
    isEmpty: (room) => !attached.some(({ server }) => has(server, room)),
    recheck: (owners) => {
      for (const one of attached) one.recheck(owners)
    },
  }
}

const has = (server: Server, room: string): boolean => (server.of('/').adapter.rooms.get(room)?.size ?? 0) > 0
