import { collectionQuery, readCollectionState } from '@first-fashion/contract/catalog/collection-address'
import { describe, expect, it } from 'vitest'
import { changed, listQuery } from './collection-state.ts'

const of = (query: string) => readCollectionState(new URLSearchParams(query))

describe('the address of the collection', () => {
  it('holds every filter, so reload and back keep them', () => {
    const query =
      '?category=Men&category=Kids&type=Bags&collection=surf&collection=wax-room&size=M&size=One+Size&colour=Green&min=2000&max=9000&stock=in&search=tote&sort=low-high&page=3&searchbar=open'
    expect(collectionQuery(of(query))).toBe(query)
    expect(collectionQuery(of(''))).toBe('')
  })

  it('reads invalid values as the unfiltered collection', () => {
    expect(
      collectionQuery(
        of(
          '?category=Dogs&type=x&sort=up&page=-4&page=9&size=&colour=mud&min=-1&max=1e9&stock=no&collection=&collection=UP&collection=a%20b',
        ),
      ),
    ).toBe('')
  })

  it('goes back to page 1 when a filter changes', () => {
    expect(changed(of('?page=4'), { sort: 'high-low' }).page).toBe(1)
  })

  it('searches by name only while the search bar is shown [A2.36]', () => {
    expect(listQuery(changed(of('?search=linen'), { searchBar: false }))).not.toHaveProperty('search')
    expect(listQuery(of('?search=linen&searchbar=open'))).toHaveProperty('search', 'linen')
  })

  it('opens the search bar for a URL with a search word', () => {
    expect(of('?search=linen').searchBar).toBe(true)
    expect(listQuery(of('?search=linen'))).toHaveProperty('search', 'linen')
    expect(of('?search=').searchBar).toBe(false)
  })
})
