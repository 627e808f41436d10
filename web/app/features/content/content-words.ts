/** The words around what the owner writes. */
export const contentWords = {
  updated: 'Last updated',
  store: 'Our store',
  phone: 'Phone',
  email: 'Email',
  hours: 'Store hours',
  support: 'Support',
  by: 'By',
  byPhone: 'phone',
  byEmail: 'email',
  byChat: 'chat',
  social: 'Follow us',
} as const
