import { defaultFrame } from '@first-fashion/contract/content/default-frame'
import { describe, expect, it } from 'vitest'
import { shownAnnouncement, shownFooter, shownLinks } from './frame.rules.ts'

describe('the footer', () => {
  const labels = (published: readonly string[], links: readonly string[] = []) =>
    shownFooter([{ title: 'One', links: links.map((to) => ({ label: to, to })) }, defaultFrame.footer[1]], {
      published,
      hasDesigner: false,
    }).map((column) => column.links.map(({ label }) => label))

  it('links to no page that is not published', () => {
    expect(labels([])).toEqual([[], ['Orders']])
    expect(labels(['contact', 'terms-and-conditions'])[1]).toEqual([
      'Contact',
      'Orders',
      'Terms and conditions',
    ])
  })

  it('keeps links of the owner’s own', () => {
    const own = [
      '/pages/size-guide#tops',
      '/pages/gone',
      'https://nilu.example/about',
      '/collection?sort=new',
    ]
    expect(labels(['size-guide'], own)[0]).toEqual(own.filter((to) => to !== '/pages/gone'))
  })
})

describe('the menu', () => {
  const labels = (published: readonly string[], hasDesigner: boolean) =>
    shownLinks(defaultFrame.menu, { published, hasDesigner }).map(({ label }) => label)

  it('links to the designer where there is one', () => {
    const all = ['Home', 'Collection', 'About', 'Contact', 'Community', 'Design']
    expect(labels(['about', 'contact'], true)).toEqual(all)
    expect(labels(['about', 'contact'], false)).toEqual(all.slice(0, -1))
  })

  it('links to no page that is not published', () => {
    expect(labels([], false)).toEqual(['Home', 'Collection', 'Community'])
  })
})

describe('an announcement', () => {
  const sale = { text: 'Sale', to: '/collection', from: 1_000, until: 2_000, colour: 'leaf' } as const
  it.each([
    [999, false],
    [1_000, true],
    [1_999, true],
    [2_000, false],
  ])('at %i is shown: %s', (at, isShown) => {
    expect(shownAnnouncement(sale, new Date(at)) !== null).toBe(isShown)
  })

  it('without words is none', () => {
    expect(shownAnnouncement({ ...sale, text: '' }, new Date(1_500))).toBeNull()
    expect(shownAnnouncement({ ...sale, from: null, until: null }, new Date(9))).toEqual({
      text: 'Sale',
      to: '/collection',
      colour: 'leaf',
    })
  })
})
