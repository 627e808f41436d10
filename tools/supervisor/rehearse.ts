import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { isShopRunning } from './supervisor-lock.ts'

// A shop of one's own as it would open live, with the sandbox in place of its partners. `--fresh` throws the last
// rehearsal away.
const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = join(root, 'var/rehearsal')
const ofThisMachine = ['HOST', 'PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT', 'LOG_LEVEL']

if (process.argv.includes('--fresh')) {
  if (isShopRunning(dataDir)) {
    console.error('The rehearsal is running. Stop it first (Ctrl-C).')
    process.exit(1)
  }
  rmSync(dataDir, { recursive: true, force: true })
}

// An empty setting counts as unset, and `.env` does not replace it: keys and data of the real shop stay out.
for (const name of Object.keys(parseEnv(readFileSync(join(root, '.env.example'), 'utf8'))))
  if (!ofThisMachine.includes(name)) process.env[name] = ''
Object.assign(process.env, { SHOP_MODE: 'rehearsal', DATA_DIR: dataDir })
await import('./main.ts')
