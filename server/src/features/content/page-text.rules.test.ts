import { storeDetails } from '@first-fashion/contract/store/details'
import { describe, expect, it } from 'vitest'
import { fillText, pageFactsOf, sectionsOf, unknownPlaceholder } from './page-text.rules.ts'

const empty = {
  legalName: '',
  street: '',
  city: '',
  postalCode: '',
  country: '',
  phone: '',
  email: '',
  hours: '',
  socialLinks: {},
  businessNumber: '',
  vatNumber: '',
  orderPrefix: '',
  invoicePrefix: 'INV',
  invoiceFooter: '',
  newsletterPercent: 0,
  productionDays: '',
}
const nobody = { measurementId: '', pixelId: '' }
const factsOf = (change: object, returnDays = 7, tracking = nobody) =>
  pageFactsOf(storeDetails.parse({ ...empty, name: 'Nilu', ...change }), { returnDays, tracking })

describe('the text of a page', () => {
  it('has sections with addresses that outlive their numbers, and points below them', () => {
    const html = '<p>First.</p><h3>8. Returns &amp; exchanges</h3><p>Yes.</p><h4>When</h4><p>Soon.</p>'
    expect(sectionsOf(html, factsOf({}))).toEqual([
      { id: '', title: '', html: '<p>First.</p>', points: [] },
      {
        id: 'returns-exchanges',
        title: '8. Returns & exchanges',
        html: '<p>Yes.</p>',
        points: [{ title: 'When', html: '<p>Soon.</p>' }],
      },
    ])
  })

  it('leaves no tag open where a heading stands inside of another part', () => {
    const [first, second] = sectionsOf('<blockquote><h3>In</h3><p>out</p></blockquote>', factsOf({}))
    expect([first?.html, second?.html]).toEqual(['<blockquote></blockquote>', '<p>out</p>'])
  })

  it('says what the store is called, and no word of that is code', () => {
    const facts = factsOf({ name: 'Nilu & <b>Sons</b>' })
    expect(fillText('About {{store}}', facts)).toBe('About Nilu & <b>Sons</b>')
    expect(sectionsOf('<p>{{ store }}</p>', facts)[0]?.html).toBe('<p>Nilu &amp; &lt;b&gt;Sons&lt;/b&gt;</p>')
  })

  it('links to phone and email, and leaves out what is not filled in', () => {
    const html = '<p>{{email}}<br>{{phone}}<br>{{legalName}}, {{address}}</p><p>Call {{phone}}</p>'
    const shown = (change: object) => sectionsOf(html, factsOf(change))[0]?.html
    expect(shown({})).toBe('<p>Nilu</p>')
    expect(shown({ phone: '+94 11 5', city: 'Kandy' })).toBe(
      '<p><a href="tel:+94115">+94 11 5</a><br />Nilu, Kandy</p><p>Call <a href="tel:+94115">+94 11 5</a></p>',
    )
    const link = '<p><a href="mailto:{{email}}?subject=Careers">Careers: {{email}}</a></p>'
    expect(sectionsOf(link, factsOf({}))).toEqual([])
    expect(sectionsOf(link, factsOf({ email: 'a@nilu.example' }))[0]?.html).toContain(
      'href="mailto:a@nilu.example?subject=Careers">Careers: a@nilu.example</a>',
    )
  })

  it('names partners that count visits, and says nothing of them if there are none', () => {
    const named = (measurementId: string, pixelId: string) =>
      sectionsOf('<p>We share it with {{partners}}.</p>', factsOf({}, 7, { measurementId, pixelId }))[0]?.html
    expect(named('G-7XK2B9QLMN', '1234567890')).toBe('<p>We share it with Google and Meta.</p>')
    expect(named('', '1234567890')).toBe('<p>We share it with Meta.</p>')
    expect(named('', '')).toBeUndefined()
  })

  it('has no address that runs code once it is filled in', () => {
    const facts = factsOf({ name: 'javascript:alert(1)', legalName: 'nilu.example' })
    const shown = (html: string) => sectionsOf(html, facts)[0]?.html
    expect(shown('<p><a href="{{store}}">Us</a></p>')).toBe('<p><a>Us</a></p>')
    expect(shown('<p><a href="https://{{legalName}}/a">Us</a></p>')).toContain(
      'href="https://nilu.example/a"',
    )
  })

  it.each([
    [7, 'seven days'],
    [1, 'one day'],
    [30, '30 days'],
  ])('says how long %i days of returns are', (days, words) => {
    expect(fillText('{{returnDays}}', factsOf({}, days))).toBe(words)
  })

  it('names the first placeholder that stands for nothing', () => {
    expect(unknownPlaceholder(['{{store}}', 'at {{adress}}'])).toBe('adress')
    expect(unknownPlaceholder(['{{toString}}'])).toBe('toString')
    expect(unknownPlaceholder(['{{store}} {{email}}'])).toBeUndefined()
  })
})
