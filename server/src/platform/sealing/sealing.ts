import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { keyFor } from '../signed-tokens/signed-tokens.ts'

/** Encrypts secrets that the database stores and the server must read again, with AES-256-GCM. */
export interface Sealing {
  /** Without SETTINGS_KEY: whoever has a copy of the database can read what is sealed. */
  readonly isOpenedByDatabase: boolean
  /** The context says what the text is, as 'code secret of ID': it opens with the same context only. */
  seal(text: string, context: string): Promise<Buffer>
  /** Throws if the bytes were changed, moved to another context, or sealed with a SETTINGS_KEY that is gone. */
  open(sealed: Buffer, context: string): Promise<string>
}

export interface SealingDeps {
  readonly database: Database
  readonly clock: Clock
  /** 32 bytes from SETTINGS_KEY. Without them the key is in the database: a copy of it opens everything. */
  readonly settingsKey?: Buffer | undefined
}

/** The first byte names the key, so that what was sealed before SETTINGS_KEY was set still opens. */
const origin = { database: 1, setting: 2 } as const
const [nonceBytes, tagBytes] = [12, 16]
const headBytes = 1 + nonceBytes + tagBytes

export function createSealing({ database, clock, settingsKey }: SealingDeps): Sealing {
  const stored: { key?: Promise<Buffer> } = {}
  const storedKey = () => {
    stored.key ??= keyFor(database, 'sealing', clock.now()).then(derived, (error: unknown) => {
      delete stored.key
      throw error
    })
    return stored.key
  }
  const settingKey = settingsKey === undefined ? undefined : derived(settingsKey)
  return {
    isOpenedByDatabase: settingKey === undefined,
    seal: async (text, context) => {
      const from = settingKey === undefined ? origin.database : origin.setting
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', settingKey ?? (await storedKey()), nonce)
      cipher.setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(from), nonce, cipher.getAuthTag(), encrypted])
    },
    open: async (sealed, context) => {
      if (sealed[0] !== origin.database && sealed[0] !== origin.setting) throw new Error('not sealed here')
      const key = sealed[0] === origin.database ? await storedKey() : settingKey
      if (key === undefined) throw new Error('sealed with SETTINGS_KEY, which is not set')
      const nonce = sealed.subarray(1, 1 + nonceBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes))
      return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8')
    },
  }
}

const derived = (secret: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealing', 32))
