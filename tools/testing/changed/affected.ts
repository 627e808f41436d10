import { journeysOfFeatures } from './journeys-of-features.ts'
import { specsBesides } from './specs-besides.ts'

/** Which tests a change can break: filters for the tools, 'all', or none. */
export interface Affected {
  readonly api: 'all' | readonly string[]
  /** Features whose states of screens are run. */
  readonly screens: 'all' | readonly string[]
  /** Folders of the stage whose specs are run. */
  readonly specs: 'all' | readonly string[]
  readonly journeys: 'all' | readonly string[]
}

/** A feature and those whose code imports it; undefined if it is none. */
export type Dependents = (feature: string) => ReadonlySet<string> | undefined

/** Who imports whom: on the server directly or through others, in store and back office directly. */
export interface Imports {
  readonly server: Dependents
  readonly shown: Dependents
}

/** Reads nothing but the paths of the changed files, relative to the project, with '/'. */
export function affectedBy(files: readonly string[], imports: Imports): Affected {
  return {
    api: together(files.map((file) => apiTestsOf(file, imports.server))),
    screens: together(files.map((file) => screensOf(file, imports.shown))),
    specs: together(files.map((file) => specsOf(file, imports.shown))),
    journeys: together(files.map(journeysOf)),
  }
}

const none: readonly string[] = []

function together(parts: readonly ('all' | readonly string[])[]): 'all' | readonly string[] {
  const named = parts.flatMap((part) => (part === 'all' ? [] : part))
  return parts.includes('all') ? 'all' : [...new Set(named)].sort()
}

/** What no test of a shop reads. */
const isNoPart = /\.(test|md)$|\.test\.tsx?$/
const ofEverything = /^(package|package-lock|tsconfig\.base)\.json$|^vitest\.config\.ts$/

const serverFeature = /^server\/src\/features\/([^/]+)\//
const contractFeature = /^contract\/src\/([^/]+)\//

function apiTestsOf(file: string, dependents: Dependents): 'all' | readonly string[] {
  const feature = serverFeature.exec(file)?.[1] ?? contractFeature.exec(file)?.[1]
  const touched = feature === undefined ? undefined : dependents(feature)
  if (touched !== undefined)
    return [...touched].map((one) => `server/src/features/${one}/`).concat('server/src/boot/')
  if (/^tools\/.*\.api\.test\.ts$/.test(file)) return [file]
  const isRead =
    /^(server|contract|designer-engine|sandboxes|garments)\/|^tools\/(testing|supervisor)\//.test(file)
  return isRead || ofEverything.test(file) ? 'all' : none
}

const screenFeature = /^(?:contract\/src|(?:web\/app|admin\/app)\/features)\/([^/]+)\//
const specFolder = /^testing\/stage\/([^/]+)\/.+\.spec\.ts$/
/** What builds the front ends, what every screen is made of, the stage itself, and the server's part of a page. */
const ofEveryScreen =
  /^(web|admin|ui|contract|designer-engine|testing\/stage|tools\/vite|server\/src\/platform\/(cache|http|pages))\/|^testing\/[^/]+\.ts$|^server\/src\/boot\/(settings|page-origins)\.ts$/

/** The features whose states a file can change. */
function screensOf(file: string, shown: Dependents): 'all' | readonly string[] {
  if (isNoPart.test(file) || specFolder.test(file)) return none
  const feature = screenFeature.exec(file)?.[1]
  if (feature !== undefined && shown(feature) !== undefined) return [feature]
  return ofEveryScreen.test(file) || ofEverything.test(file) ? 'all' : none
}

/** The folders of the stage whose specs a file can break: its feature's, and those of features that import it. */
function specsOf(file: string, shown: Dependents): 'all' | readonly string[] {
  if (isNoPart.test(file) || /\.screens\.ts$/.test(file)) return none
  const folder = specFolder.exec(file)?.[1]
  if (folder !== undefined) return [folder]
  const feature = screenFeature.exec(file)?.[1]
  const touched = feature === undefined ? undefined : shown(feature)
  if (touched !== undefined)
    return [...touched, ...specsBesides([...touched]), ...(file.startsWith('admin/') ? ['back-office'] : [])]
  return ofEveryScreen.test(file) || ofEverything.test(file) ? 'all' : none
}

const anyFeature = /^(?:contract\/src|(?:server\/src|web\/app|admin\/app)\/features)\/([^/]+)\//

function journeysOf(file: string): 'all' | readonly string[] {
  if (isNoPart.test(file)) return none
  const spec = /^testing\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1]
  if (spec !== undefined) return [spec]
  const feature = anyFeature.exec(file)?.[1]
  const known = feature === undefined ? undefined : journeysOfFeatures[feature]
  if (known !== undefined) return known
  const isSeen =
    /^(server|contract|designer-engine|web|admin|ui|garments|sandboxes|testing\/journeys|tools\/(vite|supervisor))\/|^testing\/[^/]+\.ts$/.test(
      file,
    )
  return isSeen || ofEverything.test(file) ? 'all' : none
}
