import { describe, expect, it } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

describe('the load order of a page', () => {
  it('is styles, pictures, then scripts', () => {
    const page =
      '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/c.css"/></head><body><img src="/d.avif"></body>'
    expect(scriptsLast(page)).toBe(
      '<head><link rel="stylesheet" href="/c.css"/></head><body><img src="/d.avif"><link rel="after-paint" fetchpriority="low" href="/a.js"/><link rel="after-paint" fetchpriority="low" href="/b.js"/></body>',
    )
  })

  it('is styles, scripts, then fonts and pictures where nothing shows without scripts', () => {
    const page =
      '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/c.css"/></head><body><div data-needs-scripts=""></div><script type="module" async="">import "/a.js"</script></body>'
    expect(scriptsLast(page)).toBe(
      '<head><link rel="stylesheet" href="/c.css"/><link rel="modulepreload" href="/a.js"/></head><body><div data-needs-scripts=""></div><script type="module" async="">import "/a.js"</script></body>',
    )
  })

  it('runs no script before the page is painted', () => {
    const page = '<body><script type="module" async="">import "/a.js"</script></body>'
    expect(scriptsLast(page)).toBe('<body><script type="after-paint">import "/a.js"</script></body>')
  })

  it('leaves a page without scripts as it is', () => {
    const page = "<body>$& and $' cost $1</body>"
    expect(scriptsLast(page)).toBe(page)
  })
})
