import { describe, expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const partOf = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('the policy of a page', () => {
  it('allows nobody else’s scripts, pictures or frames, and to be framed by nobody', () => {
    const policy = pagePolicy('<script>1</script>', ['https://pay.example'])
    expect(partOf(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[^' ]+'$/)
    expect(partOf(policy, 'img-src')).toBe("img-src 'self' data: blob:")
    expect(partOf(policy, 'frame-src')).toBe("frame-src 'self'")
    expect(partOf(policy, 'form-action')).toBe("form-action 'self' https://pay.example")
    expect(partOf(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(partOf(policy, 'style-src')).toBe("style-src 'self'")
  })

  it('allows a style that is in its head by its hash, and none in its body', () => {
    const policy = pagePolicy('<head><style>a{}</style></head><body><style>b{}</style></body>', [])
    expect(partOf(policy, 'style-src')).toMatch(/^style-src 'self' 'sha256-[^' ]+'$/)
    const open = pagePolicy('<head><style>a{}</style></head>', [], { scripts: ['https://maps.example'] })
    expect(partOf(open, 'style-src')).toBe("style-src 'self' 'unsafe-inline' https://maps.example")
  })

  it('allows the pages of a partner in frames of one page of ours', () => {
    const policy = pagePolicy('', [], { isFramed: true, frames: ['https://designer.example'] })
    expect(partOf(policy, 'frame-src')).toBe("frame-src 'self' https://designer.example")
    expect(partOf(policy, 'script-src')).toBe("script-src 'self'")
  })

  it('allows the tiles of a map to be shown, and the map to stand in a frame of ours', () => {
    const policy = pagePolicy('', [], { isFramed: true, pictures: ['https://tiles.example'] })
    expect(partOf(policy, 'img-src')).toBe("img-src 'self' data: blob: https://tiles.example")
    expect(partOf(policy, 'script-src')).toBe("script-src 'self'")
    expect(partOf(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'")
  })

  it('allows an inline style that is known, by its hash', () => {
    const policy = pagePolicy('', [], { styles: ['p{margin:0}'] })
    expect(partOf(policy, 'style-src')).toMatch(/^style-src 'self' 'sha256-[^' ]+'$/)
  })

  it('lets a page compile WebAssembly only where it must', () => {
    expect(partOf(pagePolicy('', [], { compilesWebAssembly: true }), 'script-src')).toBe(
      "script-src 'self' 'wasm-unsafe-eval'",
    )
    expect(pagePolicy('', [])).not.toContain('wasm')
  })

  it('allows what a partner’s script needs where it may be loaded', () => {
    const policy = pagePolicy('', [], { scripts: ['https://maps.example', 'blob:'] })
    for (const name of ['script-src', 'img-src', 'connect-src', 'style-src', 'font-src', 'frame-src'])
      expect(partOf(policy, name)).toContain(' https://maps.example')
    expect(partOf(policy, 'worker-src')).toBe('worker-src blob:')
  })

  it('allows partners that count visits to run and to be told, but not in frames of our own', () => {
    const tags = {
      scripts: ['https://tags.example'],
      connections: ['https://told.example'],
      pictures: ['https://dots.example'],
    }
    const policy = pagePolicy('', [], { tags })
    expect(partOf(policy, 'script-src')).toBe("script-src 'self' https://tags.example")
    expect(partOf(policy, 'connect-src')).toBe("connect-src 'self' https://told.example")
    expect(partOf(policy, 'img-src')).toBe("img-src 'self' data: blob: https://dots.example")
    expect(partOf(policy, 'style-src')).toBe("style-src 'self'")
    expect(pagePolicy('', [], { tags, isFramed: true })).toBe(pagePolicy('', [], { isFramed: true }))
  })
})
