/** Every event over sockets, of all features: what browsers send, and what they are told. */
import { chatPushedEvents, chatSentEvents } from './chat/socket-events.ts'

export const sentEvents = { ...chatSentEvents }
export type SentEvents = typeof sentEvents
export type SentEventName = keyof SentEvents

export const pushedEvents = { ...chatPushedEvents }
export type PushedEvents = typeof pushedEvents
export type PushedEventName = keyof PushedEvents

/** Customers connect on the standard path; staff on one that their cookie is sent to. */
export const socketPaths = { customer: '/socket.io', staff: '/api/admin/socket.io' } as const
