import { callList } from '@first-fashion/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../../testing/chat/chatting.ts'
import { askRaw, foreignHost, oddTargets } from '../../../testing/requests/odd-targets.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
let url = ''
beforeAll(async () => {
  url = await addressOf(test.shop)
})

describe('a request line that names a foreign address', () => {
  // All calls, so that a new one cannot be left out; and what is served beside them.
  const others = ['/', '/about', '/healthz', '/media/uploads/x/640.webp', '/nothing-here'] as const
  it.each([
    ...callList.map(([name, { method, path }]) => ({ name, method, path })),
    ...others.map((path) => ({ name: path, method: 'GET', path })),
  ])('is refused for $name', async ({ method, path }) => {
    for (const odd of oddTargets) {
      const target = odd(path.replaceAll(':', ''))
      const { status, text } = await askRaw({ url, method }, target)
      expect({ target, status }).toEqual({ target, status: 400 })
      expect(text).not.toContain(foreignHost)
    }
  })

  it('leaves plain addresses alone, those with other addresses in their query too', async () => {
    for (const path of ['/healthz', `/healthz?from=http://${foreignHost}/a\\b`])
      expect(await askRaw({ url }, path)).toMatchObject({ status: 200 })
  })
})
