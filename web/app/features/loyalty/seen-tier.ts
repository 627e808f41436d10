/** The tier that a customer last saw on this device, so that the next visit can say that it is another one. */
const storageKey = 'seen-tier'

export interface SeenTier {
  readonly name: string
  readonly fromPoints: number
}

/** Remembers the tier of an account; returns the one that the same account saw before. */
export function rememberTier(account: string, { name, fromPoints }: SeenTier): SeenTier | undefined {
  const [owner, from, ...before] = (localStorage.getItem(storageKey) ?? '').split(' ')
  localStorage.setItem(storageKey, [account, fromPoints, name].join(' '))
  return owner === account ? { name: before.join(' '), fromPoints: Number(from) } : undefined
}
