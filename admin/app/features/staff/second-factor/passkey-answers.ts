import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

interface FailureWords {
  readonly failed: string
  /** For a device that has a passkey of the member already. */
  readonly known?: string
}

/** Has the browser make a passkey. Throws an error with words for people. */
export async function makePasskey(
  { options }: ResponseOf<Calls['staff.passkey-start']>,
  words: FailureWords,
): Promise<BodyOf<Calls['staff.passkey-add']>['credential']> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(
    explained(words),
  )
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Has the browser sign in with a passkey that the person chooses. Throws an error with words for people. */
export async function signWithPasskey(
  { options }: ResponseOf<Calls['staff.passkey-options']>,
  words: FailureWords,
): Promise<BodyOf<Calls['staff.passkey-sign-in']>['credential']> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(
    explained(words),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Browsers say the same of a person who cancels, of a timeout and of a missing passkey. */
const explained =
  ({ failed, known = failed }: FailureWords) =>
  (error: unknown): never => {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new Error(isKnown ? known : failed, { cause: error })
  }
