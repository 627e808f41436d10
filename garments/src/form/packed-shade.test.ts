import { expect, it } from 'vitest'
import { findTemplate } from '../templates/index.ts'
import { packedShade, unpackedShade } from './packed-shade.ts'
import { type ShadeMap, shadeOf } from './shade.ts'

it('a view’s packed light unpacks unchanged, and takes at most a quarter of the memory', async () => {
  const template = findTemplate('tee')
  if (template === undefined) throw new Error('no tee')
  const map = await shadeOf(template, 'back')
  const packed = packedShade(map)
  const back = unpackedShade(packed)
  const bytesOf = ({ light, shine, pushX, pushY, top, under, cover, alpha }: ShadeMap) =>
    [light, shine, pushX, pushY, top, under, cover, alpha].map(({ buffer }) => Buffer.from(buffer))
  const same = bytesOf(back).map((bytes, nth) => bytes.equals(bytesOf(map)[nth] ?? Buffer.alloc(0)))
  expect(same).toEqual(Array(8).fill(true))
  expect([back.view, back.frame]).toEqual([map.view, map.frame])
  const size = (numbers: Record<string, { readonly byteLength: number }>) =>
    Object.values(numbers).reduce((sum, { byteLength }) => sum + byteLength, 0)
  const { view: _view, frame: _frame, ...numbers } = map
  expect(size(packed.numbers)).toBeLessThan(size(numbers) / 4)
})
