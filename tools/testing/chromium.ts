import chromium from '@sparticuz/chromium'

/** The Chromium that is pinned in package.json, so that every machine tests with the same; `CHROMIUM_PATH` names another. */
export const chromiumPath = async (given = process.env.CHROMIUM_PATH): Promise<string> =>
  given === undefined || given === '' ? chromium.executablePath() : given
