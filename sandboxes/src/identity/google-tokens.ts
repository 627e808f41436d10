import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { Faults } from '../faults.ts'
import type { Person } from './people.ts'

export interface IdTokenOrder {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string | undefined
  readonly person: Person
  readonly nowSeconds: number
  readonly fault: Faults['google']
}

export interface GoogleTokens {
  /** Generates the keys in advance, because it takes a moment. */
  prepare(): void
  keys(): Promise<{ keys: JWK[] }>
  /** An id_token in Google's format, or one that is wrong as the fault says. */
  idToken(order: IdTokenOrder): Promise<string>
}

const keyId = 'sandbox-1'
const lifetimeSeconds = 3_600

/** The provider's keys, generated on first use, and the tokens they sign. */
export function googleTokens(): GoogleTokens {
  let pairs: ReturnType<typeof makePairs> | undefined
  const made = () => {
    pairs ??= makePairs()
    return pairs
  }
  return {
    prepare: () => void made(),
    keys: async () => {
      const { own } = await made()
      return { keys: [{ ...(await exportJWK(own.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] }
    },
    idToken: async (order) => {
      const { own, foreign } = await made()
      const { person, nowSeconds, fault } = order
      const issuedAt = fault === 'expired-token' ? nowSeconds - 2 * lifetimeSeconds : nowSeconds
      const audience = fault === 'wrong-audience' ? 'another-shop.apps.example' : order.clientId
      return new SignJWT({ ...claimsOf(person), azp: audience, nonce: nonceOf(order) })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
        .setIssuer(order.issuer)
        .setSubject(person.id)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(fault === 'forged-signature' ? foreign.privateKey : own.privateKey)
    },
  }
}

async function makePairs() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  return { own, foreign }
}

const nonceOf = ({ nonce, fault }: IdTokenOrder) => (fault === 'wrong-nonce' ? 'a-nonce-of-yesterday' : nonce)

export function claimsOf({ name, email, isVerified, workspace }: Person) {
  const [given = name, ...family] = name.split(' ')
  return {
    name,
    given_name: given,
    ...(family.length === 0 ? {} : { family_name: family.join(' ') }),
    ...(email === null ? {} : { email, email_verified: isVerified }),
    ...(workspace === null ? {} : { hd: workspace }),
  }
}
