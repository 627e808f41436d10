/** What a page needs of the event of a message. */
export interface HeardMessage {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

/** The window and the origin of the only frame that is listened to. */
export interface MessageFrame {
  readonly window: unknown
  readonly origin: string
}

/** The named fields of what another window sent, all of them unknown; none of what is no object. */
export const fieldsOf = <Field extends string>(data: unknown): Partial<Record<Field, unknown>> =>
  typeof data === 'object' && data !== null ? data : {}
