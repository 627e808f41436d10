/** How often a call may be made, beside the limit of all calls. The numbers are settings of the server. */
export const callLimits = {
  visits: 'Limited per address and minute.',
  uploads: 'Limited per address and minute, before the picture is read.',
  documents: 'Limited per address and minute.',
  prints: 'Proofs are limited per account.',
  messages: 'Messages are limited per account.',
  mockups: 'Mockups are limited per account.',
  'sign-ins': 'Tries are limited per account, device, network and address.',
  'email-tries': 'Tries are limited per email address, and per address of the caller.',
  'link-tries': 'Tries are limited per address.',
  'promo-code-tries': 'Tries are limited per address and per account.',
  'new-promo-code-tries': 'Promo codes sent for the first time are limited per address and per account.',
  likes: 'Likes given and taken back are limited per account.',
  'profile-changes': 'What a customer shows to others changes so many times per account.',
  'return-tries': 'Each call of returns is limited per account.',
  'password-tries': 'Tries are limited per session.',
  'secret-changes': 'Changes of the email address or the password are limited per session.',
} as const

export type CallLimit = keyof typeof callLimits
