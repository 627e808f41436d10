import { describe, expect, it } from 'vitest'
import { filesOfTemplate } from './template-files.rules.ts'

const front = { side: 'front', url: 'https://files.example/front.png' } as const
const back = { side: 'back', url: 'https://files.example/back.png' } as const

describe('the files of a design that the partner has saved', () => {
  it('keep their sides, in whichever sequence and however many they are', () => {
    expect(filesOfTemplate({ placements: [back] })).toEqual([back])
    expect(filesOfTemplate({ placements: [back, front] })).toEqual([back, front])
  })

  it('are none if that of one place is missing', () => {
    expect(filesOfTemplate({ placements: [] })).toEqual([])
    expect(filesOfTemplate({ placements: [front, { side: 'back', url: '' }] })).toEqual([])
    expect(filesOfTemplate({ placements: [front, { side: 'other', url: '' }] })).toEqual([])
  })

  it('are refused if one is for a place that the shop does not print on, or two are for one', () => {
    expect(filesOfTemplate({ placements: [front, { side: 'other', url: back.url }] })).toBeUndefined()
    expect(filesOfTemplate({ placements: [front, { ...back, side: 'front' }] })).toBeUndefined()
  })
})
