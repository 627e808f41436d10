import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireStartable, startShop } from './shop.ts'
import { prepareDataFolder, readShopSettings } from './shop-settings.ts'
import { StartProblem } from './start-problem.ts'

// The shop with hot reload: the store and the back office by Vite; the server restarts when its code changes.
/** Editors often save several files together. */
const settleMs = 200
const root = fileURLToPath(new URL('../..', import.meta.url))
process.env.NODE_ENV = 'development'

try {
  const settings = readShopSettings(root)
  prepareDataFolder(settings)
  await requireStartable(settings)
  const shop = await startShop(settings, console.log)
  const env = { ...process.env, API_URL: `http://127.0.0.1:${settings.port}` }
  const vite = (program: string, folder: string, port: number) =>
    spawn(
      join(root, 'node_modules', '.bin', program),
      [...(program === 'vite' ? [] : ['dev']), '--port', String(port)],
      {
        cwd: join(root, folder),
        env,
        stdio: 'inherit',
      },
    )
  const children: ChildProcess[] = [vite('react-router', 'web', 5173), vite('vite', 'admin', 5174)]
  console.log('\nStore http://localhost:5173   Back office http://localhost:5174/admin/\n')
  let restarting: NodeJS.Timeout | undefined
  for (const folder of ['server/src', 'contract/src', 'designer-engine/src', 'garments/src'])
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(restarting)
      restarting = setTimeout(() => {
        console.log('The server starts anew ...')
        shop.restartServer().catch((error: Error) => console.error(error.message))
      }, settleMs)
    })
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM')
    await shop.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : String(error))
  process.exit(1)
}
