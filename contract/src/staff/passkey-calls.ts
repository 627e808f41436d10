import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { staffSession } from './calls.ts'
import { passwordAgain, secondFactorState, withRecoveryCodes } from './second-factor-calls.ts'

/** Bytes as base64url. */
const bytes = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]+$/)
const publicKey = z.literal('public-key')

/** What a browser needs to make a passkey (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string(), transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** What a browser needs to sign in with any passkey of the store (PublicKeyCredentialRequestOptionsJSON). */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

const credential = { id: bytes(1400), rawId: bytes(1400), type: publicKey }

/** A new passkey, as the browser answers. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

/** A signature of a passkey, as the browser answers. */
export const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.string().max(200).nullish(),
  }),
})

const ofMember = { access: 'staff', permission: 'session.own', limit: 'password-tries' } as const

/** Passkeys of members of staff: adding and removing one's own, and signing in. */
export const staffPasskeyCalls = {
  'staff.passkey-start': defineCall({
    ...ofMember,
    isBeforeSecondFactor: true,
    method: 'POST',
    path: '/api/admin/account/passkeys/start',
    summary: 'Returns what the browser needs to make a passkey, within five minutes.',
    request: { body: passwordAgain },
    response: success({ options: creationOptions }),
    refusals: ['staff.password-wrong'],
  }),
  'staff.passkey-add': defineCall({
    ...ofMember,
    isBeforeSecondFactor: true,
    method: 'POST',
    path: '/api/admin/account/passkeys',
    summary: 'Adds a passkey. Returns recovery codes if it is the first second factor of the member.',
    request: { body: z.object({ name: z.string().trim().min(1).max(60), credential: newCredential }) },
    response: withRecoveryCodes,
    refusals: ['staff.passkey-refused'],
  }),
  'staff.passkey-remove': defineCall({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/account/passkeys/:id/remove',
    summary: 'Removes a passkey. The recovery codes are gone with the last second factor.',
    request: { params: z.object({ id: z.string().max(64) }), body: passwordAgain },
    response: secondFactorState.extend({ message: z.string() }),
    refusals: ['staff.password-wrong', 'staff.passkey-unknown'],
  }),
  'staff.passkey-options': defineCall({
    method: 'POST',
    path: '/api/admin/session/passkey/options',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Returns what the browser needs to sign in with a passkey, once and within five minutes.',
    request: {},
    response: success({ options: requestOptions }),
    refusals: [],
  }),
  'staff.passkey-sign-in': defineCall({
    method: 'POST',
    path: '/api/admin/session/passkey',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Signs in with a passkey alone, or with the challenge of a password as its second factor.',
    request: { body: z.object({ credential: signedCredential, challenge: z.string().max(200).optional() }) },
    response: staffSession,
    refusals: ['staff.passkey-refused', 'staff.challenge-dead', 'staff.switched-off'],
  }),
}
