import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { after } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { insertPasskeyChallenge, usePasskeyChallenge } from './passkeys.queries.ts'

/** In ms; browsers are told, too. */
export const passkeyTimeoutMs = 5 * 60_000

/** The site that passkeys are made for: only its pages can ask for a signature. */
export function siteOf({ storeUrl }: Pick<Shop, 'storeUrl'>): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(storeUrl)
  return { origin, rpId: hostname }
}

/** What a browser signs, for a member who adds a passkey, or null for whoever signs in. */
export async function newPasskeyChallenge(
  { database, clock }: Shop,
  staffId: string | null,
): Promise<string> {
  const challenge = newSecretToken()
  const expiresAt = after(clock.now(), passkeyTimeoutMs)
  await insertPasskeyChallenge(database.db, { challengeHash: hashOfToken(challenge), staffId, expiresAt })
  return challenge
}

interface Signed {
  readonly response: { readonly clientDataJSON: string }
}

/**
 * Uses up the challenge that a browser has signed, and returns it, whatever else is wrong with the answer. Refuses with
 * 'staff.passkey-refused'.
 */
export async function takePasskeyChallenge(
  { database, clock }: Shop,
  { response }: Signed,
  staffId: string | null,
): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON)
  if (!(await usePasskeyChallenge(database.db, hashOfToken(challenge), staffId, clock.now())))
    throw passkeyRefused(new Error('no such challenge'))
  return challenge
}

function challengeIn(clientData: string): string {
  try {
    return String(decodeClientDataJSON(clientData).challenge)
  } catch (error) {
    throw passkeyRefused(error)
  }
}

export const passkeyRefused = (cause: unknown) =>
  new AppError(
    'refused',
    'staff.passkey-refused',
    'This passkey does not work here. Please try again, or use another one.',
    { cause },
  )
