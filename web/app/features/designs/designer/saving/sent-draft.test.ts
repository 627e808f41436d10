import { expect, it } from 'vitest'
import { digestOf } from './sent-draft.ts'

const body = {
  printfulVariantId: 4012,
  name: 'Galle Fort',
  description: '',
  designs: [{ placement: 'front', elements: [{ id: 'text-1', text: 'Ceylon' }] }],
  sellingPrice: 22.95,
}

it('what was sent is found in what is stored, whose keys are in another order', async () => {
  const { designs: _, ...rest } = body
  const stored = {
    ...{ designs: [{ elements: [{ text: 'Ceylon', id: 'text-1' }], placement: 'front' }] },
    ...{ ...rest, version: 3 },
  }
  expect(await digestOf(stored)).toBe(await digestOf(body))
})

it('another word, name, size or price is not what was sent', async () => {
  const sent = await digestOf(body)
  const designs = [{ placement: 'front', elements: [{ id: 'text-1', text: 'Kandy' }] }]
  for (const change of [{ designs }, { name: 'Kandy' }, { printfulVariantId: 4013 }, { sellingPrice: 20 }])
    expect(await digestOf({ ...body, ...change })).not.toBe(sent)
})
