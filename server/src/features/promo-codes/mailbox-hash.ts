import { createHash } from 'node:crypto'
import { mailboxOf } from '@first-fashion/contract/email-address'

/** What a code remembers of the mailbox it is for: enough to know it again, not enough to write to it. */
export const mailboxHash = (email: string): Buffer => createHash('sha256').update(mailboxOf(email)).digest()
