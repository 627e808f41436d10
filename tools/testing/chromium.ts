import chromium from '@sparticuz/chromium'

/** The Chromium pinned in package.json, the same on every machine; `CHROMIUM_PATH` names another. */
export const chromiumPath = async (given = process.env.CHROMIUM_PATH): Promise<string> =>
  given === undefined || given === '' ? chromium.executablePath() : given
