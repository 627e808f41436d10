import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'

describe('the IP lookup', () => {
  it.each([
    ['203.0.113.1', 'US', 'New York'],
    ['203.0.113.2', 'GB', 'London'],
    ['203.0.113.3', 'IN', 'Mumbai'],
    ['203.0.113.4', 'JP', 'Tokyo'],
    ['127.0.0.1', 'LK', 'Colombo'],
    ['::ffff:203.0.113.4', 'JP', 'Tokyo'],
    ['198.51.100.77', 'LK', 'Colombo'],
  ])('finds %s in %s, %s', async (ip, country, city) => {
    const { get } = await runningSandbox()
    expect(await get(`/ip/${ip}/json`)).toMatchObject({ ip, country_code: country, city })
    expect(await get(`/ip/${ip}/json/`)).toMatchObject({ country_name: expect.any(String) })
  })

  it('uses the connection’s address and ignores headers', async () => {
    const { url } = await runningSandbox()
    const answer = await fetch(`${url}/ip/json`, { headers: { 'x-forwarded-for': '203.0.113.4' } })
    expect(await answer.json()).toMatchObject({ ip: '127.0.0.1', country_code: 'LK' })
  })

  it('answers an invalid address with an error in the body, and fails if switched to', async () => {
    const { get, post, url } = await runningSandbox()
    expect(await get('/ip/nonsense/json')).toMatchObject({ error: true })
    await post('/api/control/faults', { ip: 'error-500' })
    expect((await fetch(`${url}/ip/203.0.113.1/json`)).status).toBe(500)
    await post('/api/control/faults', { ip: 'time-out' })
    await expect(fetch(`${url}/ip/json`, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
  })
})
