import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'

const parcel = (country: string, change: object = {}) => ({
  recipient: { country_code: country, city: 'Town', zip: '1' },
  items: [{ variant_id: 4012, quantity: 1 }],
  ...change,
})

async function askedAt() {
  const sandbox = await runningSandbox()
  const ask = async (body: unknown, token = 'sandbox-printful-token') => {
    const answer = await fetch(`${sandbox.url}/printful/shipping/rates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json: unknown = await answer.json()
    return { status: answer.status, body: json }
  }
  return { ...sandbox, ask }
}

describe('Printful’s shipping rates', () => {
  it('are texts with delivery days, by region and items', async () => {
    const { ask } = await askedAt()
    expect(await ask(parcel('LK'))).toEqual({
      status: 200,
      body: {
        code: 200,
        result: [
          {
            id: 'STANDARD',
            name: 'Flat Rate (5-15 business days after fulfillment)',
            rate: '11.99',
            currency: 'USD',
            minDeliveryDays: 5,
            maxDeliveryDays: 15,
          },
        ],
      },
    })
    const items = [
      { variant_id: 4012, quantity: 2 },
      { variant_id: 5531, quantity: 1 },
    ]
    const recipient = { country_code: 'US', state_code: 'CA' }
    const { body } = await ask(parcel('US', { recipient, items }))
    expect(body).toMatchObject({ result: [{ id: 'STANDARD', rate: '12.95' }, { id: 'PRINTFUL_FAST' }] })
  })

  it.each([
    ['a country without parcels', parcel('KP'), 'We do not ship to this country.'],
    [
      'a piece that there is not',
      parcel('LK', { items: [{ variant_id: 1, quantity: 1 }] }),
      'Variant 1 does not exist.',
    ],
    ['a state that is missing', parcel('US'), 'State code is required for this country.'],
    [
      'another currency',
      parcel('LK', { currency: 'EUR' }),
      'Currency EUR is not the currency of this store.',
    ],
  ])('are refused for %s', async (_name, body, message) => {
    const { ask } = await askedAt()
    const error = { reason: 'BadRequest', message }
    expect(await ask(body)).toEqual({ status: 400, body: { code: 400, result: message, error } })
  })

  it('require the token, and can be down or rate-limited', async () => {
    const { ask, post } = await askedAt()
    expect((await ask(parcel('LK'), 'another')).status).toBe(401)
    expect((await ask({})).status).toBe(400)
    await post('/api/control/faults', { printful: 'too-many' })
    expect((await ask(parcel('LK'))).status).toBe(429)
    await post('/api/control/faults', { printful: 'error-500' })
    expect((await ask(parcel('LK'))).status).toBe(500)
  })
})
