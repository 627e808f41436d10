import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../stage.ts'
import { addShape, canvas, openDesigner, shirt } from './designer.ts'

/** How often the page is killed: a few times usually, 1,000 times in the long tests. */
const kills = Number(process.env.KILLS ?? '3')
const killsOfOneDesign = Math.min(kills, 50)
const designs = Math.ceil(kills / killsOfOneDesign)
const seed = Number(process.env.KILLS_SEED ?? '1')

/** The same numbers for the same seed, from 0 up to a limit. */
function numbersFrom(start: number): (below: number) => number {
  let state = start * 2_654_435_761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state % below
  }
}

/** What is on the canvas: each element's name and place, lowest layer first. */
const drawn = (page: Page): Promise<string[]> =>
  canvas(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('style')}`),
    )

async function focusOne(page: Page, at: number): Promise<void> {
  await canvas(page).getByRole('button').nth(at).focus()
}

/** Does something at random that a person could do with the keyboard. */
async function doSomething(page: Page, number: (below: number) => number): Promise<void> {
  const { keyboard } = page
  const { length } = await drawn(page)
  if (length === 0) return keyboard.press('Control+Shift+z')
  await focusOne(page, number(length))
  const arrow = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'][number(4)]
  const possible = [
    `Shift+${arrow}`,
    `${arrow}`,
    'Control+]',
    'Control+[',
    'Control+z',
    'Control+Shift+z',
    length < 12 ? 'Control+d' : 'Delete',
    length > 2 ? 'Delete' : 'Control+d',
  ]
  await keyboard.press(possible[number(possible.length)] ?? 'Control+d')
}

/** Kills the process that runs the page, as the system does when memory is short. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

// Its pages die with all that they share with others.
test.use({ ownContext: true })
test.describe.configure({ timeout: 60_000 + killsOfOneDesign * 20_000 })
for (let design = 1; design <= designs; design++)
  test(`a design is as it was after its page was killed ${killsOfOneDesign} times, at any command (design ${design})`, {
    tag: '@once',
  }, async ({ page: first }) => {
    const context = first.context()
    const number = numbersFrom(seed * 1_000 + design)
    let page = await context.newPage()
    await first.close()
    await openDesigner(page)
    await addShape(page, 'Star')
    for (let nth = 0; nth < killsOfOneDesign; nth++) {
      for (let left = number(6); left >= 0; left--) await doSomething(page, number)
      const before = await drawn(page)
      await kill(context, page)
      page = await context.newPage()
      await openDesigner(page, shirt)
      expect(await drawn(page), `after kill ${nth + 1} of design ${design} of seed ${seed}`).toEqual(before)
    }
  })
