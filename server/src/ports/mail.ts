/** A mail in both forms. */
export interface EmailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** For letters that one may leave: a POST to it, of a mail program or a person, takes the address out of the list. */
  readonly unsubscribeUrl?: string
  /**
   * About their own orders and account, to someone who has shown that the address is theirs. All other letters can be
   * caused by strangers, and count against the mailbox's limit.
   */
  readonly isOwed?: boolean
}

/**
 * Sends mail. Throws PermanentFailure when the address will never be taken, and something else when the mail server is
 * in trouble, so that the job tries again. No failure names the address.
 */
export interface Mail {
  send(email: EmailMessage): Promise<void>
  close(): void
}
