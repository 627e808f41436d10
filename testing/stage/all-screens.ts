import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Screen } from './screen.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The states of all screens of the store and the back office: each `*.screens.ts` exports its own as `screens`. */
export async function allScreens(): Promise<readonly Screen[]> {
  const files = globSync('{web,admin}/app/**/*.screens.ts', { cwd: root }).sort()
  const found = await Promise.all(
    files.map(async (file): Promise<readonly Screen[]> => {
      const { screens }: { screens?: readonly Screen[] } = await import(`../../${file}`)
      if (screens === undefined) throw new Error(`${file} exports no screens`)
      return screens
    }),
  )
  return found.flat()
}
