import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../../stage.ts'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  comeCloser,
  emptySide,
  onCanvas,
  openDesigner,
  openPanel,
  pointOf,
  property,
  setProperties,
} from '../designer.ts'

test('what is dragged is seen whole, and goes no further than the print area [B4.17] [B5.24]', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await test.step('what is dragged is seen whole, and stays as large as it was', async () => {
    await addShape(page, 'Star')
    await openPanel(page, 'Properties')
    await page.getByLabel('Rotation (°)', { exact: true }).fill('20')
    await page.keyboard.press('Enter')
    await closePanel(page)
    const before = await inkedPixels(page)
    expect(before).toBeGreaterThan(1_000)
    const [start, end] = [await pointOf(page, 150, 150), await pointOf(page, 170, 165)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 5 })
    const moving = canvas(page).locator('canvas:not([hidden])')
    await expect(moving).toHaveCount(2)
    expect(Math.abs((await inkedPixels(page)) / before - 1)).toBeLessThan(0.01)
    // Each is shown at the pixels of the screen.
    const pixelsPerPx = (layer: Locator) =>
      layer.evaluate((one: HTMLCanvasElement) => one.width / one.getBoundingClientRect().width)
    expect(await pixelsPerPx(moving.last())).toBeCloseTo(await pixelsPerPx(moving.first()), 1)
    await page.mouse.up()
    await expect(moving).toHaveCount(1)
  })
  await emptySide(page)

  await test.step('an element is dragged, but not off the print area, and a corner resizes it', async () => {
    await addShape(page, 'Square')
    await comeCloser(page)
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
})

/** How many pixels of the screen the design covers, whatever its parts are painted on. */
const inkedPixels = (page: Page) =>
  canvas(page).evaluate((shown) => {
    let inked = 0
    for (const layer of shown.querySelectorAll('canvas')) {
      const copy = new OffscreenCanvas(layer.width, layer.height).getContext('2d')
      if (layer.hidden || copy === null) continue
      copy.drawImage(layer, 0, 0)
      const { data } = copy.getImageData(0, 0, layer.width, layer.height)
      inked += data.filter((value, at) => at % 4 === 3 && value > 128).length
    }
    return inked
  })

/** How many pixels of the screen are magenta, on the print area of a shirt and to its right. */
async function magentaPixels(page: Page) {
  const [corner, edge] = [await pointOf(page, -50, 0), await pointOf(page, 300, 300)]
  const clip = { ...corner, width: ((edge.x - corner.x) * 8) / 7, height: edge.y - corner.y }
  const shown = sharp(await page.screenshot({ clip })).removeAlpha()
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  const counts = { inside: 0, beside: 0 }
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red < 140 || blue < 140 || green > 90) continue
    // Of the pixel that the edge runs through, some belongs to the print area.
    const x = (at / 3) % info.width
    counts[x > (info.width * 7) / 8 + 1 ? 'beside' : 'inside'] += 1
  }
  return counts
}

test('what is dragged is cut at the edge of the print area, and whole away from it, as in print', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await addText(page, 'GALLE FORT 1663')
  const letters = { 'Font size': '34', 'Letter spacing': '3', 'Curve (°)': '120', Outline: '2' }
  const nearTheEdge = { Width: '80', Height: '40', X: '205', Y: '160' }
  await setProperties(page, { Colour: '#FF00FF', ...letters, 'Outline colour': '#FF00FF', ...nearTheEdge })
  await expectDragsAsPrinted()
  await addShape(page, 'Circle')
  await setProperties(page, { Width: '30', Height: '30', X: '230', Y: '230' })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+g')
  await expectDragsAsPrinted()

  /** Drags what is at the right edge away from it, and back; past all lines that attract, as they are drawn over it. */
  async function expectDragsAsPrinted() {
    const [edge, middle] = [await pointOf(page, 245, 180), await pointOf(page, 130, 198)]
    const before = await magentaPixels(page)
    expect(before.inside).toBeGreaterThan(500)
    await page.mouse.move(edge.x, edge.y)
    const whole = await expectSeenAsDropped(middle)
    expect(whole.inside).toBeGreaterThan(before.inside * 1.2)
    const cut = await expectSeenAsDropped(edge)
    expect(cut.inside).toBeLessThan(whole.inside / 1.2)
  }

  async function expectSeenAsDropped({ x, y }: { readonly x: number; readonly y: number }) {
    const layers = canvas(page).locator('canvas:not([hidden])')
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 5 })
    await expect(layers).not.toHaveCount(1)
    await nextFrame(page)
    const dragged = await magentaPixels(page)
    await page.mouse.up()
    await expect(layers).toHaveCount(1)
    const dropped = await magentaPixels(page)
    expect(dropped.beside).toBe(0)
    expect(dragged.beside).toBe(0)
    // What moves lies between the pixels of the screen, so that the rims of its letters are softer.
    expect(Math.abs(dragged.inside / dropped.inside - 1)).toBeLessThan(0.05)
    return dropped
  }
})

/** Settles once what a pointer has done is on the screen. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test('fingers move and size what is selected, which stays in sight', { tag: '@phone' }, async ({ page }) => {
  await openDesigner(page)
  await test.step('several elements follow the finger that took them, whatever a second finger does', async () => {
    await addShape(page, 'Circle')
    await addShape(page, 'Square')
    await setProperties(page, { X: '50', Y: '50' })
    await comeCloser(page)
    await page.keyboard.press('ControlOrMeta+a')
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map((point) => ({ x: 0, y: 0, ...point })),
      })
    const first = async (x: number, y: number) => ({ ...(await pointOf(page, x, y)), id: 1 })
    const second = async (x: number, y: number) => ({ ...(await pointOf(page, x, y)), id: 2 })
    await touch('touchStart', [await first(150, 150)])
    await touch('touchMove', [await first(155, 155)])
    await touch('touchStart', [await first(155, 155), await second(250, 300)])
    await touch('touchMove', [await first(170, 190), await second(260, 320)])
    await touch('touchMove', [await first(170, 190), await second(270, 340)])
    await touch('touchEnd', [await second(270, 340)])
    await touch('touchEnd', [])
    await expect(
      page.getByRole('button', { name: /^(Circle|Square), on the canvas/, pressed: true }),
    ).toHaveCount(2)
    await onCanvas(page, 'Square').press('Escape')
    await onCanvas(page, 'Circle').focus()
    await expect
      .poll(async () => [await property(page, 'X'), await property(page, 'Y')])
      .toEqual(['70', '90'])
  })
  await emptySide(page)

  await test.step('a finger on a small element that is selected drags it, and one beside its corner makes it larger', async () => {
    await addShape(page, 'Star')
    await setProperties(page, { Width: '30', Height: '30', X: '100', Y: '100' })
    const browser = await page.context().newCDPSession(page)
    const drag = async (...points: readonly (readonly [number, number])[]) => {
      for (const [at, [x, y]] of points.entries())
        await browser.send('Input.dispatchTouchEvent', {
          type: at === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ ...(await pointOf(page, x, y)), id: 1 }],
        })
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const place = async () => [await property(page, 'X'), await property(page, 'Width')]
    await drag([115, 115], [125, 125], [155, 155], [180, 181])
    await expect.poll(place).toEqual(['165', '30'])
    await drag([200, 208], [205, 213], [220, 228])
    await expect.poll(async () => Number(await property(page, 'Width'))).toBeGreaterThan(40)
    expect(await property(page, 'X')).toBe('165')
  })
  await page.getByRole('button', { name: 'Whole garment' }).click()
  await emptySide(page)

  await test.step('two fingers beside a selected element make it larger, wherever they begin', async () => {
    await addText(page, 'Monsoon')
    const box = await onCanvas(page, 'Monsoon').boundingBox()
    if (box === null) throw new Error('the text is not on the canvas')
    const before = Number(await property(page, 'Width'))
    const browser = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const fingers = (reach: number) => [
      { x: box.x - reach, y, id: 1 },
      { x: box.x + box.width + reach, y, id: 2 },
    ]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', fingers(40).slice(0, 1))
    await touch('touchStart', fingers(40))
    for (const reach of [45, 50, 55, 60]) await touch('touchMove', fingers(reach))
    await touch('touchEnd', [])
    await expect.poll(async () => Number(await property(page, 'Width'))).toBeGreaterThan(before)
  })
  await emptySide(page)

  await test.step('the properties on a phone leave what they change in sight, wherever on the canvas it is', async () => {
    await addText(page, 'Monsoon')
    const isAbove = async () => {
      const sheet = await page.getByRole('dialog', { name: 'Properties' }).boundingBox()
      const text = await onCanvas(page, 'Monsoon').boundingBox()
      return sheet !== null && text !== null && text.y > 0 && text.y + text.height <= sheet.y
    }
    await openPanel(page, 'Properties')
    await expect.poll(isAbove).toBe(true)
    await page.getByLabel('Y', { exact: true }).fill('340')
    await closePanel(page)
    await openPanel(page, 'Properties')
    await expect.poll(isAbove).toBe(true)
  })
})

/** What a browser reports while a picker or a slider is dragged. */
const dragInput = (input: Locator, values: readonly string[]) =>
  input.evaluate((element, values) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    for (const value of values) {
      set?.call(element, value)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, values)

/** How many steps the design has had, which the server and other devices get. */
async function steps(page: Page): Promise<number> {
  const slider = page.getByRole('slider', { name: /^\d+ of \d+$/ })
  if (!(await slider.isVisible())) await page.getByText('History', { exact: true }).click()
  return Number(await slider.getAttribute('max'))
}

/** Whether something on the canvas is blue, in the shade of the cloth. */
const hasBlue = (page: Page) =>
  canvas(page).evaluate((shown) =>
    [...shown.querySelectorAll('canvas')].some((layer) => {
      const copy = new OffscreenCanvas(layer.width, layer.height).getContext('2d')
      if (layer.hidden || copy === null) return false
      copy.drawImage(layer, 0, 0)
      const { data } = copy.getImageData(0, 0, layer.width, layer.height)
      return data.some((blue, at) => at % 4 === 2 && blue > 150 && (data[at - 2] ?? 255) < 60)
    }),
  )

test('what is dragged in a picker or on a slider is one step to undo', { tag: '@once' }, async ({ page }) => {
  await openDesigner(page)
  await test.step('a colour that is dragged in the picker is on the canvas at once, and one step to undo', async () => {
    await addShape(page, 'Square')
    await openPanel(page, 'Properties')
    const code = page.getByLabel('Colour', { exact: true })
    const before = await code.inputValue()
    const picker = page.getByLabel('Pick a colour')
    await dragInput(picker, ['#ff0000', '#00ff00', '#0000ff'])
    await expect(code).toHaveValue('#0000FF')
    await expect.poll(() => hasBlue(page)).toBe(true)
    await picker.dispatchEvent('change')
    await closePanel(page)
    expect(await steps(page)).toBe(2)
    expect(await hasBlue(page)).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => hasBlue(page)).toBe(false)
    await onCanvas(page, 'Square').press('Enter')
    expect(await property(page, 'Colour')).toBe(before)
  })
  await emptySide(page)

  await test.step('a slider that is dragged is one step to undo', async () => {
    await addShape(page, 'Square')
    const before = await steps(page)
    await openPanel(page, 'Properties')
    const opacity = page.getByLabel('Opacity')
    await dragInput(opacity, ['0.8', '0.5', '0.3'])
    await expect(opacity).toHaveAttribute('aria-valuetext', '30%')
    await opacity.dispatchEvent('change')
    await opacity.press('ArrowRight')
    await expect(opacity).toHaveValue('0.35')
    await closePanel(page)
    expect(await steps(page)).toBe(before + 2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await onCanvas(page, 'Square').press('Enter')
    expect(await property(page, 'Opacity')).toBe('1')
  })
  await emptySide(page)

  await test.step('a slider that is dragged back to where it began follows the next change', async () => {
    await addShape(page, 'Square')
    await openPanel(page, 'Properties')
    const opacity = page.getByLabel('Opacity')
    await opacity.press('ArrowLeft')
    await expect(opacity).toHaveValue('0.95')
    // Browsers report no end of such a drag.
    await dragInput(opacity, ['0.5', '0.95'])
    await closePanel(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await onCanvas(page, 'Square').press('Enter')
    expect(await property(page, 'Opacity')).toBe('1')
    await page.getByRole('button', { name: 'Redo' }).click()
    expect(await property(page, 'Opacity')).toBe('0.95')
  })
})
