import { journeysOfFeatures } from './journeys-of-features.ts'

/** Which tests a change can break: filters for the tools, 'all', or none. */
export interface Affected {
  readonly api: 'all' | readonly string[]
  /** Features whose screens and specs on the stage are run. */
  readonly stage: 'all' | readonly string[]
  readonly journeys: 'all' | readonly string[]
}

/** A feature of the server and those whose code imports it, directly or through others; undefined if it is none. */
export type Dependents = (feature: string) => ReadonlySet<string> | undefined

/** Reads nothing but the paths of the changed files, relative to the project, with '/'. */
export function affectedBy(
  files: readonly string[],
  dependents: Dependents,
  shownFeatures: ReadonlySet<string>,
): Affected {
  const screensOf = (file: string) => screensOfFile(file, shownFeatures)
  return {
    api: together(files.map((file) => apiTestsOf(file, dependents))),
    stage: together(files.map(screensOf)),
    journeys: together(files.map(journeysOf)),
  }
}

const none: readonly string[] = []

function together(parts: readonly ('all' | readonly string[])[]): 'all' | readonly string[] {
  const named = parts.flatMap((part) => (part === 'all' ? [] : part))
  return parts.includes('all') ? 'all' : [...new Set(named)].sort()
}

const serverFeature = /^server\/src\/features\/([^/]+)\//
const contractFeature = /^contract\/src\/([^/]+)\//

function apiTestsOf(file: string, dependents: Dependents): 'all' | readonly string[] {
  const feature = serverFeature.exec(file)?.[1] ?? contractFeature.exec(file)?.[1]
  const touched = feature === undefined ? undefined : dependents(feature)
  if (touched !== undefined)
    return [...touched].map((one) => `server/src/features/${one}/`).concat('server/src/boot/')
  if (/^tools\/.*\.api\.test\.ts$/.test(file)) return [file]
  return /^(server|contract|designer-engine|sandboxes|garments)\/|^tools\/(testing|supervisor)\/|^package-lock\.json$/.test(
    file,
  )
    ? 'all'
    : none
}

const shownFeature = /^(?:contract\/src|(?:web\/app|admin\/app)\/features|testing\/stage)\/([^/]+)\//

function screensOfFile(file: string, shownFeatures: ReadonlySet<string>): 'all' | readonly string[] {
  if (/\.(test|md)$|\.test\.tsx?$/.test(file)) return none
  const feature = shownFeature.exec(file)?.[1]
  if (feature !== undefined && shownFeatures.has(feature)) return [feature]
  return /^(web|admin|ui|contract|designer-engine|testing\/stage)\/|^package-lock\.json$/.test(file)
    ? 'all'
    : none
}

const anyFeature = /^(?:contract\/src|(?:server\/src|web\/app|admin\/app)\/features)\/([^/]+)\//

function journeysOf(file: string): 'all' | readonly string[] {
  if (/\.(test|md)$|\.test\.tsx?$/.test(file)) return none
  const spec = /^testing\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1]
  if (spec !== undefined) return [spec]
  const feature = anyFeature.exec(file)?.[1]
  const known = feature === undefined ? undefined : journeysOfFeatures[feature]
  if (known !== undefined) return known
  const isSeen =
    /^(server|contract|designer-engine|web|admin|ui|garments|sandboxes|testing\/journeys)\/|^package-lock\.json$/.test(
      file,
    )
  return isSeen ? 'all' : none
}
