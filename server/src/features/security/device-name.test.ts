import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      'Chrome on Linux',
      false,
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
      true,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari on macOS',
      false,
    ],
    ['', 'Unknown device', false],
    ['x', 'Unknown device', false],
  ])('that says %s is called %s', (userAgent, device, isPhone) => {
    expect(deviceName(userAgent)).toEqual({ device, isPhone })
  })
})
