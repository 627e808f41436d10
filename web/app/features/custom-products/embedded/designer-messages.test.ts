import { describe, expect, it } from 'vitest'
import { designerMessageIn } from './designer-messages.ts'
import { partnerMessageIn } from './partner-messages.ts'

const window: object = {}
const frame = { window, origin: 'https://shop.example' }
const ids = { templateId: 7, productId: 71, variantId: 4012 }

/** A message as the browser delivers it; its window is any object here. */
const from = (data: unknown, { source = window, origin = frame.origin } = {}) => ({ data, origin, source })

describe('a message of the embedded designer', () => {
  it('is read as one of three [B4.20]', () => {
    expect(designerMessageIn(from({ type: 'designer-ready' }), frame)).toEqual({ type: 'designer-ready' })
    expect(designerMessageIn(from({ type: 'design-cancelled', data: 1 }), frame)).toEqual({
      type: 'design-cancelled',
    })
    const saved = { type: 'design-saved', data: ids }
    expect(designerMessageIn(from(saved), frame)).toEqual(saved)
  })

  it('is ignored from another origin, from another window, and once the frame is gone', () => {
    const ready = { type: 'designer-ready' }
    expect(designerMessageIn(from(ready, { origin: 'https://evil.example' }), frame)).toBeUndefined()
    expect(designerMessageIn(from(ready, { source: {} }), frame)).toBeUndefined()
    const gone = { window: undefined, origin: frame.origin }
    expect(designerMessageIn({ ...from(ready), source: null }, gone)).toBeUndefined()
  })

  it.each([
    null,
    'designer-ready',
    { type: 'design-published' },
    { type: 'design-saved' },
    { type: 'design-saved', data: { ...ids, templateId: '7' } },
    { type: 'design-saved', data: { ...ids, variantId: -1 } },
    { type: 'design-saved', data: { ...ids, productId: 1.5 } },
  ])('is ignored if it cannot be read: %j', (data) => {
    expect(designerMessageIn(from(data), frame)).toBeUndefined()
  })
})

describe('a message of the partner’s designer', () => {
  it('says what can be saved, and of which variant', () => {
    const response = { hasDesign: true, designValid: true, selectedVariantIds: [4014, 4015] }
    expect(partnerMessageIn(from({ event: 'designStatus', response }), frame)).toEqual({
      event: 'designStatus',
      canSave: true,
      variantId: 4014,
    })
    const invalid = { ...response, designValid: false, selectedVariantIds: 'all' }
    expect(partnerMessageIn(from({ event: 'designStatus', response: invalid }), frame)).toMatchObject({
      canSave: false,
      variantId: undefined,
    })
    const saved = { event: 'saveDesignOK', response: { template: { id: 7 } } }
    expect(partnerMessageIn(from(saved), frame)).toEqual({ event: 'saveDesignOK', templateId: 7 })
  })

  it('is ignored from elsewhere, and if it cannot be read', () => {
    const loaded = { event: 'iframeLoadedOK' }
    expect(partnerMessageIn(from(loaded), frame)).toEqual(loaded)
    expect(partnerMessageIn(from(loaded, { origin: 'https://evil.example' }), frame)).toBeUndefined()
    expect(partnerMessageIn(from(loaded, { source: {} }), frame)).toBeUndefined()
    for (const data of [null, 7, { event: 'saveDesignOK' }, { event: 'other' }])
      expect(partnerMessageIn(from(data), frame)).toBeUndefined()
  })
})
