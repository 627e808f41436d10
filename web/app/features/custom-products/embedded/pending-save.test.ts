import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { discardPendingSave, readPendingSave, storePendingSave } from './pending-save.ts'

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
)
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

const design = { productId: 'a', name: 'Shirt', slug: 'shirt', designId: 'b', userId: 'nadeesha' }
const pending = { design, saved: { templateId: 7, productId: 71, variantId: 4012 } }

describe('a save that waits for the login', () => {
  it('is there for its product until it is done', () => {
    storePendingSave(pending)
    expect(readPendingSave('a')).toEqual(pending)
    expect(readPendingSave('other')).toBeUndefined()
    discardPendingSave('a')
    expect(readPendingSave('a')).toBeUndefined()
  })

  it('is none if it cannot be read', () => {
    storePendingSave({ ...pending, saved: { ...pending.saved, templateId: Number.NaN } })
    expect(readPendingSave('a')).toBeUndefined()
  })
})
