/** Who came back from a provider. */
export interface ProvenPerson {
  /** The provider's own id of the person, the only thing about them that never changes. */
  readonly subject: string
  readonly name: string
  readonly email: {
    readonly address: string
    /** Whether the provider can vouch that the address is theirs today. */
    readonly isProven: boolean
  } | null
}

/** What ties a way back to the way there. Each is a secret of its own, 43 letters of base64url. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** A house that vouches for who someone is. */
export interface SignInProvider {
  /** The address of its page. Refuses with 'accounts.provider-unavailable'. */
  authorizationUrl(secrets: SignInSecrets): Promise<string>
  /**
   * Who came back, by the query that the browser brought; asked of the provider, never believed.
   * Refuses with 'accounts.provider-unavailable' or 'accounts.oauth-failed'.
   */
  fetchProfile(returned: URLSearchParams, secrets: SignInSecrets): Promise<ProvenPerson>
}
