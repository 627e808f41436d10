const name = 'participate'
/** For no challenge in particular. */
const anyStyle = 'style'

interface Address {
  readonly pathname: string
  readonly search: string
}

/** This address, asking to take part once more: the way back from the login. `challengeId` is '' for no challenge. */
export function participatePath({ pathname, search }: Address, challengeId: string): string {
  const query = new URLSearchParams(search)
  query.set(name, challengeId === '' ? anyStyle : challengeId)
  return `${pathname}?${query}`
}

/** The challenge that an address asks to take part in, '' for none in particular; undefined if it does not ask. */
export function participationIn(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(name) ?? ''
  if (!/^[\w-]{1,64}$/.test(asked)) return
  return asked === anyStyle ? '' : asked
}

/** The address of the page without the question. */
export function withoutParticipation({ pathname, search }: Address): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
