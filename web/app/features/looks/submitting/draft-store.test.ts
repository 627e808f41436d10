import { describe, expect, it } from 'vitest'
import { createDraftStore, type DraftDatabase } from './draft-store.ts'
import { emptyDraft, type StyleDraft } from './style-draft.ts'

const rain = { ...emptyDraft, title: 'Rain' }

/** Drafts in memory. */
function database(): DraftDatabase & { readonly drafts: ReadonlyMap<string, StyleDraft> } {
  const drafts = new Map<string, StyleDraft>()
  return {
    drafts,
    get: async (userId) => drafts.get(userId),
    put: async (userId, draft) => drafts.set(userId, draft),
    delete: async (userId) => drafts.delete(userId),
  }
}

describe('the drafts of a browser', () => {
  it('are stored for each user, and an empty one is deleted', async () => {
    const memory = database()
    const store = createDraftStore(async () => memory)
    await store.store('amaya', rain)
    expect(await store.draftOf('amaya')).toEqual(rain)
    expect(await store.draftOf('dinesh')).toBeUndefined()
    await store.store('amaya', emptyDraft)
    expect(memory.drafts.size).toBe(0)
  })

  it('are opened once', async () => {
    let openings = 0
    const memory = database()
    const store = createDraftStore(async () => {
      openings += 1
      return memory
    })
    await Promise.all([store.draftOf('amaya'), store.store('amaya', rain)])
    expect(openings).toBe(1)
  })

  it('are opened again after an opening that failed, and after the browser closed them', async () => {
    const closings: (() => void)[] = []
    const memory = database()
    const store = createDraftStore(async (onClosed) => {
      closings.push(onClosed)
      if (closings.length === 1) throw new Error('The disk is full')
      return memory
    })
    expect(await store.draftOf('amaya')).toBeUndefined()
    await store.store('amaya', rain)
    closings.at(-1)?.()
    expect(await store.draftOf('amaya')).toEqual(rain)
    expect(closings).toHaveLength(3)
  })
})
