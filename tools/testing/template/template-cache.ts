import { createHash } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { embeddedPostgres } from '../../supervisor/embedded-postgres.ts'
import { prepareTemplate } from './prepare-template.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/first-fashion/template-database')
const wholeFolders = ['server/migrations', 'server/seeds'].map((folder) => join(root, folder))
const alwaysRead = [
  'package-lock.json',
  'tools/testing/template/prepare-template.ts',
  'tools/testing/template/template-cache.ts',
  'tools/supervisor/embedded-postgres.ts',
].map((file) => join(root, file))
const unusedMs = 3_600_000
const unfinished = 'making-'

/**
 * Copies a PostgreSQL folder with the database 'shop_template' into a folder. The original stays in node_modules/.cache
 * until a migration, a seed or a file that they load changes, or until the next day, as the seeds are dated.
 */
export async function copyTemplate(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const folders = readdirSync(cache).map((name) => join(cache, name))
  const current = folders.find(isCurrent) ?? (await prepare())
  // So that a run that starts now does not remove it.
  await utimes(current, new Date(), new Date())
  for (const part of ['cluster', 'password'])
    await cp(join(current, part), join(folder, part), { recursive: true, preserveTimestamps: true })
  keepOwner(join(current, 'cluster'), join(folder, 'cluster'))
  for (const folderOfBefore of folders.filter((one) => one !== current && isUnused(one)))
    await rm(folderOfBefore, { recursive: true, force: true })
}

/** A folder that another run has just named or removed is none of ours. */
function isUnused(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > unusedMs
}

/** PostgreSQL runs as another user if this process is root, and reads only its own files. */
function keepOwner(from: string, to: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(from)
  for (const path of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, path), uid, gid)
}

/** Prepares a folder beside the others and gives it its name when it is complete. */
async function prepare(): Promise<string> {
  const folder = await mkdtemp(join(cache, unfinished))
  const server = await embeddedPostgres({ folder, logFile: join(folder, 'postgres.log') })
  const loadedFiles = join(folder, 'loaded-files.json')
  await server.start()
  try {
    const url = await createTemplate(server.url)
    await prepareTemplate(url, loadedFiles)
  } finally {
    await server.stop()
  }
  const files = filesOf(JSON.parse(await readFile(loadedFiles, 'utf8')))
  const hash = hashOf(files)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ hash, files }))
  const named = join(cache, hash)
  // Another run may have been quicker.
  await rename(folder, named).catch(() => rm(folder, { recursive: true, force: true }))
  return named
}

/** Creates an empty 'shop_template' at the server of an address and returns its own address. */
export async function createTemplate(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
  await client.connect()
  await client.query('drop database if exists shop_template')
  await client.query('create database shop_template')
  await client.end()
  return url.replace(/\/[^/]*$/, '/shop_template')
}

/** Our own files among those that were loaded, from the root. */
const filesOf = (urls: readonly string[]) =>
  urls
    .filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map((url) => relative(root, fileURLToPath(url)))
    .sort()

function isCurrent(folder: string): boolean {
  const manifest = join(folder, 'manifest.json')
  if (basename(folder).startsWith(unfinished) || !existsSync(manifest)) return false
  const { hash, files }: { hash: string; files: string[] } = JSON.parse(readFileSync(manifest, 'utf8'))
  return hash === hashOf(files)
}

/** Of the day, the files, and what is found by its folder. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const found = wholeFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  )
  for (const path of [...alwaysRead, ...found, ...files.map((file) => join(root, file))])
    hash.update(`\0${path}\0`).update(existsSync(path) ? readFileSync(path) : 'missing')
  return hash.digest('hex')
}
