/** Identity providers. */
export const signInProviders = ['google', 'facebook'] as const
export type SignInProviderName = (typeof signInProviders)[number]
export const signInProviderNames: Readonly<Record<SignInProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

/**
 * The value of `error` in the store's URL after a failed provider sign-in. The first is the general one [A2.53]; the others say what
 * the person can do instead.
 */
export const signInErrors = [
  'oauth_failed',
  'login_to_link',
  'email_missing',
  'link_failed',
  'linked_elsewhere',
] as const
export type SignInError = (typeof signInErrors)[number]
