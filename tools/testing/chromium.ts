import { existsSync } from 'node:fs'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Chromium that is installed, or the one that comes from npm. `CHROMIUM_PATH` names another. */
export async function chromiumPath(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') return given
  const found = installed.find((path) => existsSync(path))
  if (found !== undefined) return found
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
