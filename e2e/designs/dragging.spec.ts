import { expect, test } from '../shop.ts'
import { addShape, openDesigner, pointOf, property } from './designer-page.ts'

test('an element is dragged, but not off the print area, and a corner resizes it [B4.17] [B5.24]', async ({
  page,
}) => {
  await openDesigner(page)
  await addShape(page, 'Square')
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    const [start, end] = [await pointOf(page, ...from), await pointOf(page, ...to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
    await page.mouse.move(end.x, end.y, { steps: 3 })
    await page.mouse.up()
  }
  await drag([150, 150], [170, 190])
  const place = async () => [await property(page, 'X'), await property(page, 'Y')]
  const width = async () => Number(await property(page, 'Width'))
  await expect.poll(place).toEqual(['70', '90'])
  await drag([170, 190], [340, 390])
  await expect.poll(place).toEqual(['100', '100'])
  await drag([100, 100], [220, 220])
  await expect.poll(width).toBeCloseTo(80, 0)
  await drag([220, 220], [299, 299])
  await expect.poll(width).toBeCloseTo(20, 0)
})
