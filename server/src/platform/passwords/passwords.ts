import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** The OWASP minimum for argon2id, with the passes and lanes below. */
export const safeMemoryKib = 19_456
const [passes, parallelism] = [2, 1]

/**
 * Hashes a password with argon2id; the answer carries its parameters and salt (PHC string). Keyboards differ in how
 * they compose letters, so the hash is of the composed form (NFC).
 */
export async function hashPassword(password: string, memoryKib: number): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', {
    message: Buffer.from(password.normalize('NFC'), 'utf8'),
    nonce: salt,
    memory: memoryKib,
    passes,
    parallelism,
    tagLength: 32,
  })
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Compares in constant time; hashes from before the composed form are of the text as typed. An unreadable one is false. */
export async function passwordMatches(password: string, phc: string): Promise<boolean> {
  const composed = password.normalize('NFC')
  return (await textMatches(composed, phc)) || (composed !== password && (await textMatches(password, phc)))
}

async function textMatches(text: string, phc: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc)
  if (parts === null) return false
  const [, memory, passesOfHash, lanes, salt = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    message: Buffer.from(text, 'utf8'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passesOfHash),
    parallelism: Number(lanes),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
