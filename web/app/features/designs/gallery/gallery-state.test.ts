import { readGalleryState } from '@first-fashion/contract/designs/gallery-address'
import { describe, expect, it } from 'vitest'
import { catalogQuery, galleryPath } from './gallery-state.ts'

const read = (query: string) => readGalleryState(new URLSearchParams(query))

describe('the state of the design gallery', () => {
  it('stands in its address, and comes back from it', () => {
    for (const path of ['/design', '/design?category=375', '/design?page=2', '/design?category=71&page=3'])
      expect(galleryPath(read(path.split('?')[1] ?? ''))).toBe(path)
  })

  it('leaves out what makes no sense', () => {
    const all = { category: undefined, page: 1 }
    for (const query of [
      'category=12',
      'category=all',
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'page=99999',
    ])
      expect(read(query)).toEqual(all)
  })

  it('asks for twelve products at a time [B9.23]', () => {
    expect(catalogQuery({ category: 71, page: 3 })).toEqual({ limit: 12, offset: 24, category_id: 71 })
    expect(catalogQuery({ category: undefined, page: 1 })).toEqual({ limit: 12, offset: 0 })
  })
})
