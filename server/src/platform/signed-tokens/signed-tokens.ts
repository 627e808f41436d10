import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { signingKeys } from './signing-keys.table.ts'

/** Tokens that carry what they are about and until when, with a signature instead of a row in the database. */
export interface SignedTokens {
  /** A token about a subject (a uuid) that is good until then. */
  sign(subject: string, until: Date): Promise<string>
  /** The subject of a token of ours that is still good. */
  read(token: string): Promise<string | undefined>
}

export interface SignedTokensDeps {
  readonly database: Database
  readonly clock: Clock
}

/** Each purpose has a key of its own: a token made for one opens nothing of another. */
export function createSignedTokens({ database, clock }: SignedTokensDeps, purpose: string): SignedTokens {
  let known: Buffer | undefined
  const key = async () => {
    known ??= await keyFor(database, purpose, clock.now())
    return known
  }
  return {
    sign: async (subject, until) => {
      const payload = packed(subject, until)
      return Buffer.concat([payload, signatureOf(payload, await key())]).toString('base64url')
    },
    read: async (token) => {
      const bytes = Buffer.from(token, 'base64url')
      // Decoding passes over what is not of the alphabet: only the spelling that we made counts.
      if (bytes.length !== payloadBytes + signatureBytes || bytes.toString('base64url') !== token)
        return undefined
      const payload = bytes.subarray(0, payloadBytes)
      const isOurs = timingSafeEqual(bytes.subarray(payloadBytes), signatureOf(payload, await key()))
      const { subject, until } = unpacked(payload)
      return isOurs && clock.now() < until ? subject : undefined
    },
  }
}

const subjectBytes = 16
const payloadBytes = subjectBytes + 6
const signatureBytes = 32

const signatureOf = (payload: Buffer, key: Buffer): Buffer =>
  createHmac('sha256', key).update(payload).digest()

function packed(subject: string, until: Date): Buffer {
  const payload = Buffer.alloc(payloadBytes)
  Buffer.from(subject.replaceAll('-', ''), 'hex').copy(payload)
  payload.writeUIntBE(until.getTime(), subjectBytes, payloadBytes - subjectBytes)
  return payload
}

function unpacked(payload: Buffer): { subject: string; until: Date } {
  const hex = payload.subarray(0, subjectBytes).toString('hex')
  const subject = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { subject, until: new Date(payload.readUIntBE(subjectBytes, payloadBytes - subjectBytes)) }
}

/** The key of a purpose, 32 bytes; the first process that needs it makes it. */
export async function keyFor({ db }: Database, purpose: string, now: Date): Promise<Buffer> {
  await db
    .insert(signingKeys)
    .values({ purpose, secret: randomBytes(32), createdAt: now })
    .onConflictDoNothing()
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose))
  if (row === undefined) throw new Error(`there is no key for ${purpose}`)
  return row.secret
}
