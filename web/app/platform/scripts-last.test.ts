import { describe, expect, it } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

describe('the order in which a page asks for its parts', () => {
  it('is style, pictures, then programs', () => {
    const page =
      '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/c.css"/></head><body><img src="/d.avif"></body>'
    expect(scriptsLast(page)).toBe(
      '<head><link rel="stylesheet" href="/c.css"/></head><body><img src="/d.avif"><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/></body>',
    )
  })

  it('leaves a page without programs as it is, whatever signs are in it', () => {
    const page = "<body>$& and $' cost $1</body>"
    expect(scriptsLast(page)).toBe(page)
  })
})
