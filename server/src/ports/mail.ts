/** A mail in both forms. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail. Throws when the mail server does not take it, so that the job tries again. */
export interface Mail {
  send(letter: Letter): Promise<void>
  close(): void
}
