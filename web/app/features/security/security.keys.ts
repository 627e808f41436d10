/** The customer's devices and whether the email address is confirmed, by token. */
export const securityKeys = {
  allDevices: ['devices'],
  devices: (token: string | null | undefined) => ['devices', token ?? 'visitor'],
  verification: (token: string | null | undefined) => ['verification-status', token ?? 'visitor'],
} as const
