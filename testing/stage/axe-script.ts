import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** axe-core, half a megabyte: the browser compiles it once if it loads it as a file of the stage. */
export const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
export const axeAddress = '/stage/axe.js'
