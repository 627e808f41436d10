import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'

describe('the exchange rates', () => {
  it('use the requested base, and refuse an unknown one', async () => {
    const { get, url } = await runningSandbox()
    expect(await get('/rates/v6/latest/LKR')).toMatchObject({
      result: 'success',
      base_code: 'LKR',
      rates: { LKR: 1, USD: expect.closeTo(0.0031, 4), JPY: expect.closeTo(0.45, 2) },
    })
    expect((await fetch(`${url}/rates/v6/latest/XYZ`)).status).toBe(404)
  })

  it('jump or fail when switched to', async () => {
    const { get, post, url } = await runningSandbox()
    await post('/api/control/faults', { rates: 'wild-rates' })
    expect(await get('/rates/v6/latest/LKR')).toMatchObject({
      rates: { LKR: 1, USD: expect.closeTo(0.31, 2) },
    })
    await post('/api/control/faults', { rates: 'error-500' })
    expect((await fetch(`${url}/rates/v6/latest/LKR`)).status).toBe(500)
  })
})
