import { describe, expect, it } from 'vitest'
import { askForProof, whenProofIsNeeded } from './proof-request.ts'

describe('a proof that a call needs', () => {
  it('is asked for once, however many calls wait for it', async () => {
    let asked = 0
    const takeAway = whenProofIsNeeded(async () => {
      asked += 1
      return true
    })
    expect(await Promise.all([askForProof(), askForProof()])).toEqual([true, true])
    expect(asked).toBe(1)
    takeAway()
    expect(await askForProof()).toBe(false)
  })

  it('is not waited for once nobody asks for it, as when the session ends', async () => {
    const takeAway = whenProofIsNeeded(() => new Promise(() => {}))
    const asking = askForProof()
    takeAway()
    expect(await asking).toBe(false)
    const takeNextAway = whenProofIsNeeded(async () => true)
    expect(await askForProof()).toBe(true)
    takeNextAway()
  })
})
