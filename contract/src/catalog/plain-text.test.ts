import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('a description as words', () => {
  it('has no tags', () => {
    expect(plainText('<p>Linen<b> &amp; </b>salt .</p><ul><li>One</li></ul>', 100)).toBe('Linen & salt. One')
  })

  it('has letters where the description has entities, named or numbered', () => {
    expect(plainText('Caf&eacute;&nbsp;&ndash; &#39;&quot;&#x2019; 3 &lt; 4', 100)).toBe('Café – \'"’ 3 < 4')
  })

  it('is decoded once, so that written signs stay as they were written', () => {
    expect(plainText('We write &amp;amp; for &amp;', 100)).toBe('We write &amp; for &')
    expect(plainText('&lt;b&gt; makes bold', 100)).toBe('<b> makes bold')
  })

  it('keeps what is no entity', () => {
    expect(plainText('R&D; &unknown; &#0; &#x110000; &toString;', 100)).toBe(
      'R&D; &unknown; &#0; &#x110000; &toString;',
    )
  })

  it('ends between two words when it is too long', () => {
    expect(plainText('Cut for ramparts at five', 14)).toBe('Cut for…')
    expect(plainText('Cut for ramparts at five', 17)).toBe('Cut for ramparts…')
    expect(plainText('👩🏽\u200D🎨'.repeat(9), 18)).toBe(`${'👩🏽\u200D🎨'.repeat(2)}…`)
  })

  it('has no control characters, also where the description has them as entities', () => {
    expect(plainText('a&#11;b&#8;c&#xFFFE;', 14)).toBe('a bc')
  })
})
