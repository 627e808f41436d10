import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

export interface ShopSettings {
  readonly root: string
  readonly dataDir: string
  readonly logs: string
  readonly port: number
  readonly sandboxPort: number
  readonly sandboxSmtpPort: number
  /** An external database; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  readonly mode: 'demo' | 'live' | 'rehearsal'
  readonly isDevelopment: boolean
  /** All settings, for the child processes. */
  readonly environment: Record<string, string | undefined>
}

/** Reads the settings that the start needs; the server reads and checks the rest. An empty string counts as unset. */
export function readShopSettings(root: string): ShopSettings {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const given = (name: string) => process.env[name] || undefined
  const mode = given('SHOP_MODE')
  const port = portOf('PORT', given('PORT') ?? '4000')
  const sandboxPort = portOf('SANDBOX_PORT', given('SANDBOX_PORT') ?? '4100')
  const dataDir = resolve(root, given('DATA_DIR') ?? 'var')
  return {
    root,
    dataDir,
    logs: join(dataDir, 'logs'),
    port,
    sandboxPort,
    sandboxSmtpPort: portOf('SANDBOX_SMTP_PORT', given('SANDBOX_SMTP_PORT') ?? String(sandboxPort + 1)),
    databaseUrl: given('DATABASE_URL'),
    mode: mode === 'live' || mode === 'rehearsal' ? mode : 'demo',
    isDevelopment: given('NODE_ENV') === 'development',
    environment: { ...process.env },
  }
}

/** Creates the data folder; refuses one that is not writable. */
export function prepareDataFolder({ dataDir, logs }: ShopSettings): void {
  try {
    makeFolders(logs)
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new StartProblem(`The data folder ${dataDir} cannot be written. Set DATA_DIR to one that can.`)
  }
}

/** Folder by folder: if a parent allows no folders (/proc), Node's own `recursive` retries forever. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(folder))
  mkdirSync(folder)
}

function portOf(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new StartProblem(`${name} is wrong: '${text}' is not a port (1 to 65535).`)
}
