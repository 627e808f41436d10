// node tools/boot/strip-types.mjs
// Strips the types of everything that the server and the sandbox run, before they start.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-libraries.mjs'
import { stripAll } from './type-stripping.mjs'

const runs = [
  'server/src',
  'server/seeds',
  'contract/src',
  'designer-engine/src',
  'garments/src',
  'sandboxes/src',
]

stripAll(
  runs
    .flatMap((folder) =>
      globSync('**/*.ts', { cwd: join(root, folder) }).map((file) => join(root, folder, file)),
    )
    .filter((file) => !file.endsWith('.test.ts')),
)
