import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'

const path = (latlng: string, key = 'sandbox-geocoder-key') =>
  `/maps/api/geocode/json?latlng=${latlng}&key=${key}`

describe('the geocoder', () => {
  it('returns the place near a position in Google’s format', async () => {
    const { get } = await runningSandbox()
    expect(await get(path('6.9271,79.8612'))).toMatchObject({
      status: 'OK',
      results: [
        {
          formatted_address: '42 Galle Road, Kollupitiya, Colombo 00300, Sri Lanka',
          place_id: expect.stringMatching(/^sandbox-/),
        },
      ],
    })
  })

  it.each([
    ['0,0', 'sandbox-geocoder-key', 'ZERO_RESULTS'],
    ['here', 'sandbox-geocoder-key', 'INVALID_REQUEST'],
    ['6.9,79.8', 'another', 'REQUEST_DENIED'],
  ])('answers %s with %s by status alone: %s', async (latlng, key, status) => {
    const { get } = await runningSandbox()
    expect(await get(path(latlng, key))).toMatchObject({ status, results: [] })
  })

  it('can exceed its quota, and draws tiles', async () => {
    const { get, post, url } = await runningSandbox()
    await post('/api/control/faults', { geocoder: 'over-limit' })
    expect(await get(path('6.9,79.8'))).toMatchObject({ status: 'OVER_QUERY_LIMIT' })
    const tile = await fetch(`${url}/tiles/15/23661/15754.svg`)
    expect(tile.headers.get('content-type')).toBe('image/svg+xml')
    expect(await tile.text()).toContain('15/23661/15754')
  })
})
