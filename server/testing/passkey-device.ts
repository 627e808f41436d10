import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Options {
  readonly challenge: string
}

export interface SignatureOptions {
  /** As the device counts; 0 for one that does not. */
  readonly counter?: number
  readonly origin?: string
  /** Whether the device asked for finger, face or PIN. */
  readonly isVerified?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const rpId = 'localhost'
const [present, verified, withKey] = [1, 4, 64]

/** A device with one passkey, as a browser would answer for it: WebAuthn with ECDSA on P-256, without attestation. */
export function passkeyDevice(userHandle?: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const bytes = randomBytes(16)
  const id = bytes.toString('base64url')
  const credential = { id, rawId: id, type: 'public-key' as const }
  return {
    /** Answers the options of a new passkey. */
    create: ({ challenge }: Options, { origin, isVerified = true }: SignatureOptions = {}) => {
      const flags = present | withKey | (isVerified ? verified : 0)
      const length = Buffer.of(0, bytes.length)
      const data = Buffer.concat([headOf(flags, 0), Buffer.alloc(16), length, bytes, coseOf(publicKey)])
      const clientDataJSON = clientData('webauthn.create', challenge, origin).toString('base64url')
      const attestationObject = attestationOf(data).toString('base64url')
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    /** Answers the options of a sign-in. */
    get: ({ challenge }: Options, { counter = 0, origin, isVerified = true }: SignatureOptions = {}) => {
      const data = headOf(present | (isVerified ? verified : 0), counter)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      }
      return { ...credential, response }
    },
  }
}

/** The key as COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** As CBOR: {"fmt": "none", "attStmt": {}, "authData": data}. */
const attestationOf = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58', 'latin1'),
    Buffer.of(data.length),
    data,
  ])

function headOf(flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.of(flags), count])
}

const clientData = (type: string, challenge: string, origin = 'http://localhost:4000') =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
