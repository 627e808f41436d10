import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Screen } from './screen.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The states of all screens of the store and the back office: each `*.screens.ts` exports its own as `screens`.
 * `features` narrows them to the folders of some features.
 */
export async function allScreens(features: readonly string[] = []): Promise<readonly Screen[]> {
  const folders = features.length === 0 ? [''] : features.map((feature) => `features/${feature}/`)
  const patterns = folders.map((folder) => `{web,admin}/app/${folder}**/*.screens.ts`)
  const files = globSync(patterns, { cwd: root }).sort()
  const found = await Promise.all(
    files.map(async (file): Promise<readonly Screen[]> => {
      const { screens }: { screens?: readonly Screen[] } = await import(`../../${file}`)
      if (screens === undefined) throw new Error(`${file} exports no screens`)
      return screens
    }),
  )
  return found.flat()
}
