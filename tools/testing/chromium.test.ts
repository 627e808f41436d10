import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chromiumPath } from './chromium.ts'

describe('the browser of the tests', () => {
  it('is the pinned one from npm, regardless of other installations', async () => {
    for (const given of [undefined, '']) {
      const path = await chromiumPath(given)
      expect(path).not.toMatch(/^\/usr\/bin\//)
      expect(existsSync(path)).toBe(true)
    }
  })

  it('is another one if CHROMIUM_PATH names it', async () => {
    expect(await chromiumPath('/usr/bin/chromium')).toBe('/usr/bin/chromium')
  })
})
