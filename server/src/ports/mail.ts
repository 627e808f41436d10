/** An email as text and HTML. */
export interface EmailMessage {
  /** Whose name stands before the address of the sender. */
  readonly fromName: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** For newsletters: a POST to it, from a mail program or a person, unsubscribes the address. */
  readonly unsubscribeUrl?: string
  /**
   * About their own orders and account, to the verified owner of the address. All other emails can be
   * caused by strangers, and count against the mailbox's limit.
   */
  readonly isExemptFromLimit?: boolean
}

/**
 * Sends mail. Throws PermanentFailure when the address will never be taken, and something else when the mail server is
 * in trouble, so that the job tries again. No failure names the address.
 */
export interface Mail {
  send(email: EmailMessage): Promise<void>
  close(): void
}
