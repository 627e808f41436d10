import { createHash } from 'node:crypto'
import { mailboxOf } from '@first-fashion/contract/email-address'
import type { Mail } from '../../ports/mail.ts'
import { after, type Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { emailOf, type Letter, type Paper } from './letter.ts'
import { countMail, mailsCounted, takeMailBack } from './mailbox-mails.queries.ts'

/** Mail with one limit for each mailbox over all that strangers can cause. An email beyond it is not sent. */
export interface LimitedMail extends Pick<Mail, 'close'> {
  /** Throws what the mail server failed at, as `Mail` does. */
  send(letter: Letter): Promise<void>
  /** Whether such an email would be sent now: a new link must not replace one in a mail that did arrive. */
  hasRoomFor(email: string): Promise<boolean>
}

export interface LimitedMailDeps extends Paper {
  readonly mail: Mail
  readonly database: Database
  readonly clock: Clock
  /** So many an hour. */
  readonly mailsPerMailbox: number
  /** Told of the first email that is held back within an hour. */
  readonly onHeldBack: () => void
}

const hourMs = 3_600_000

export function limitMail(deps: LimitedMailDeps): LimitedMail {
  const { mail, database, clock, mailsPerMailbox } = deps
  return {
    send: async (letter) =>
      letter.isExemptFromLimit === true ? mail.send(emailOf(letter, deps)) : sendCounted(deps, letter),
    hasRoomFor: async (email) => {
      const since = after(clock.now(), -hourMs)
      return (await mailsCounted(database.db, mailboxHash(email), since)) < mailsPerMailbox
    },
    close: () => mail.close(),
  }
}

async function sendCounted(deps: LimitedMailDeps, letter: Letter): Promise<void> {
  const { mail, database, clock, mailsPerMailbox, onHeldBack } = deps
  const { db } = database
  const hash = mailboxHash(letter.to)
  const at = clock.now()
  const mails = await countMail(db, hash, at, after(at, -hourMs))
  if (mails > mailsPerMailbox) {
    if (mails === mailsPerMailbox + 1) onHeldBack()
    return
  }
  try {
    await mail.send(emailOf(letter, deps))
  } catch (error) {
    // Only what arrives counts: a job that tries again must not use the room up.
    await takeMailBack(db, hash)
    throw error
  }
}

/** Tags count for nothing here, at whichever host. */
function mailboxHash(email: string): Buffer {
  const mailbox = mailboxOf(email).replace(/^([^+@]+)\+[^@]*@/, '$1@')
  return createHash('sha256').update(mailbox).digest()
}
