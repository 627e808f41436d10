import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestShop } from '../../../testing/test-shop.ts'
import { createSealing } from './sealing.ts'

const test = useTestShop()
const sealingWith = (settingsKey?: Buffer) => createSealing({ ...test.shop, settingsKey })

describe('a sealed secret', () => {
  it.each([
    ['the key of the database', undefined],
    ['the key of the settings', randomBytes(32)],
  ])('opens with %s, in another process, too', async (_, key) => {
    const sealed = await sealingWith(key).seal('JBSWY3DPEHPK3PXP', 'code of one')
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
    expect(await sealingWith(key).open(sealed, 'code of one')).toBe('JBSWY3DPEHPK3PXP')
    expect(await sealingWith(key).seal('JBSWY3DPEHPK3PXP', 'code of one')).not.toEqual(sealed)
  })

  it('opens neither in another context nor changed', async () => {
    const sealing = sealingWith(randomBytes(32))
    const sealed = await sealing.seal('secret', 'code of one')
    await expect(sealing.open(sealed, 'code of two')).rejects.toThrow()
    for (const at of [0, 1, 13, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(sealing.open(changed, 'code of one')).rejects.toThrow()
    }
    await expect(sealing.open(sealed.subarray(0, 20), 'code of one')).rejects.toThrow()
  })

  it('still opens when the settings get a key, and does not when they lose it', async () => {
    const key = randomBytes(32)
    const before = await sealingWith().seal('of before', 'one')
    expect(await sealingWith(key).open(before, 'one')).toBe('of before')
    const since = await sealingWith(key).seal('since then', 'one')
    await expect(sealingWith().open(since, 'one')).rejects.toThrow('SETTINGS_KEY')
    await expect(sealingWith(randomBytes(32)).open(since, 'one')).rejects.toThrow()
  })
})
