import { describe, expect, it } from 'vitest'
import { participatePath, participationIn, withoutParticipation } from './participation.ts'

const challenges = { pathname: '/community', search: '?tab=challenges' }
const searchOf = (path: string) => path.slice(path.indexOf('?'))

describe('taking part in a challenge', () => {
  it('stands in the address that the login leads back to', () => {
    const path = participatePath(challenges, '019a-1')
    expect(path).toBe('/community?tab=challenges&participate=019a-1')
    expect(participationIn(searchOf(path))).toBe('019a-1')
    expect(withoutParticipation({ ...challenges, search: searchOf(path) })).toBe('/community?tab=challenges')
  })

  it('can be for no challenge in particular', () => {
    const path = participatePath({ pathname: '/community', search: '' }, '')
    expect(participationIn(searchOf(path))).toBe('')
    expect(withoutParticipation({ pathname: '/community', search: searchOf(path) })).toBe('/community')
  })

  it('is not asked for by other addresses', () => {
    for (const search of ['', '?tab=challenges', '?participate=', '?participate=<script>'])
      expect(participationIn(search)).toBeUndefined()
  })
})
