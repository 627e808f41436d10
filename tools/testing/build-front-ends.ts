import { fileURLToPath } from 'node:url'
import { buildFrontEnds } from '../supervisor/front-end-build.ts'

// Builds store and back office if their sources have changed, for the parts that open them.
buildFrontEnds(fileURLToPath(new URL('../..', import.meta.url)), (line) => console.log(line))
