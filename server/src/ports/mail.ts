/** A mail in both forms. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** For letters that one may leave: a POST to it, of a mail program or a person, takes the address out of the list. */
  readonly unsubscribeUrl?: string
}

/** Sends mail. Throws when the mail server does not take it, so that the job tries again. */
export interface Mail {
  send(letter: Letter): Promise<void>
  close(): void
}
