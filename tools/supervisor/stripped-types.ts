import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Node flags for a process that reads TypeScript without the compiler that strips types. */
export const strippedTypes = [
  `--import=${new URL('../boot/stripped-types.mjs', import.meta.url).href}`,
] as const

/** Prepares what such a process reads, in a process of its own. If it fails, Node strips the types after all. */
export const stripTypes = (root: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, [join(root, 'tools/boot/strip-types.mjs')]).catch(() => undefined)
