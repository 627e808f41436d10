/** Houses that vouch for who somebody is. */
export const signInProviders = ['google', 'facebook'] as const
export type SignInProviderName = (typeof signInProviders)[number]
export const signInProviderNames: Readonly<Record<SignInProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

/**
 * What the store's address says in `error` when somebody comes back from a provider. Spec A names the first;
 * the others say what can be done instead.
 */
export const signInErrors = [
  'oauth_failed',
  'login_to_link',
  'email_missing',
  'link_failed',
  'linked_elsewhere',
] as const
export type SignInError = (typeof signInErrors)[number]
