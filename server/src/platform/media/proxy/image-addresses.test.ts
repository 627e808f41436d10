import { describe, expect, it } from 'vitest'
import { isPrivateAddress } from '../../http/network.ts'
import { allowedImage, proxiedImage } from './image-addresses.ts'

const hosts = { names: ['files.cdn.printful.com'], sandboxOrigin: 'http://127.0.0.1:4100' }

describe('a picture elsewhere', () => {
  it('is shown from a named host by https, and from the demonstration’s partners', () => {
    const good = [
      'https://files.cdn.printful.com/a/b.jpg?x=1',
      'http://127.0.0.1:4100/printful/pictures/71.webp',
    ]
    for (const url of good) expect(allowedImage(url, hosts)?.href).toBe(url)
    expect(proxiedImage(good[0] ?? '', hosts)).toBe(
      '/api/image/proxy?url=https%3A%2F%2Ffiles.cdn.printful.com%2Fa%2Fb.jpg%3Fx%3D1',
    )
  })

  it.each([
    'http://files.cdn.printful.com/a.jpg',
    'https://files.cdn.printful.com:8443/a.jpg',
    'https://someone@files.cdn.printful.com/a.jpg',
    'https://files.cdn.printful.com.evil.example/a.jpg',
    'https://evil.example/files.cdn.printful.com',
    'https://127.0.0.1/a.jpg',
    'http://127.0.0.1:4101/a.jpg',
    'http://[::1]:4100/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
    '//files.cdn.printful.com/a.jpg',
    '',
  ])('is not fetched from %s', (url) => {
    expect(allowedImage(url, hosts)).toBeUndefined()
    expect(proxiedImage(url, hosts)).toBe('')
  })

  it('is fetched from no sandbox by a live shop', () => {
    const live = { ...hosts, sandboxOrigin: null }
    expect(allowedImage('http://127.0.0.1:4100/printful/pictures/71.webp', live)).toBeUndefined()
  })
})

describe('an IP address', () => {
  it('is private on the machine, in its networks and where nobody is', () => {
    const own = '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1'
    const own6 = '::1 :: fd00::1 fe80::1 ff02::1 ::ffff:10.0.0.1 ::7f00:1 64:ff9b::a00:1'
    for (const address of `${own} ${own6}`.split(' ')) expect(isPrivateAddress(address), address).toBe(true)
    for (const address of '8.8.8.8 172.32.0.1 2606:4700::1111 ::ffff:8.8.8.8'.split(' '))
      expect(isPrivateAddress(address), address).toBe(false)
  })
})
