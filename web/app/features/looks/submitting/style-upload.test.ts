import { describe, expect, it } from 'vitest'
import { createStyleUpload } from './style-upload.ts'

describe('the upload of a look that its author cancels', () => {
  it('stops while a part of it is missing', () => {
    const upload = createStyleUpload(() => undefined)
    upload.progress(0.9)
    expect(upload.isCancelled()).toBe(false)
    upload.cancel()
    expect(upload.signal.aborted).toBe(true)
    expect(upload.isCancelled()).toBe(true)
  })

  it('goes on once it is sent whole, to learn whether the shop took it', () => {
    const shown: number[] = []
    const upload = createStyleUpload((done) => shown.push(done))
    upload.progress(0.5)
    upload.progress(1)
    upload.cancel()
    expect(upload.signal.aborted).toBe(false)
    expect(upload.isCancelled()).toBe(true)
    expect(shown).toEqual([0.5, 1])
  })
})
