import bowser from 'bowser'

export interface DeviceName {
  /** As 'Chrome on Windows'. */
  readonly device: string
  readonly isPhone: boolean
}

/** A browser's description of itself in words that its owner recognises. */
export function deviceName(userAgent: string): DeviceName {
  if (userAgent.trim() === '') return { device: 'Unknown device', isPhone: false }
  const { browser, os, platform } = bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return {
    device: names.length === 0 ? 'Unknown device' : names.join(' on '),
    isPhone: platform.type === 'mobile',
  }
}
