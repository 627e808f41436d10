import type { Db } from '../database/database.ts'

/** What one process tells the others: ids and names, never anything secret or long. */
export interface BusMessage {
  /** What it is about; subscribers know it, the bus does not. */
  readonly topic: string
  /** Which ones; undefined for all of them. */
  readonly keys: readonly string[] | undefined
}

export interface BusSubscriber {
  /** Another process published this. Its transaction has been committed. */
  onMessage(message: BusMessage): void
  /** The connection was lost and is back: any message may have been missed in between. */
  onGap(): void
}

/**
 * Carries messages between the server processes of a shop. A message is published in the transaction that makes it true:
 * a rollback takes it back, and after the commit it reaches every other process within milliseconds, in order. A process
 * does not hear its own messages. Messages are not stored: a process that was away learns of a gap instead. It has two
 * adapters: PostgreSQL, and Redis for shops with many processes.
 */
export interface Bus {
  publish(tx: Db, message: BusMessage): Promise<void>
  /** Starts listening; resolves once nothing is missed any more. Each subscriber gets every message. */
  subscribe(subscriber: BusSubscriber): Promise<void>
  close(): Promise<void>
}
