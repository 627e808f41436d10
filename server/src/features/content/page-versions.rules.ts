import type { VersionState } from '@first-fashion/contract/content/staff-calls'
import { AppError } from '../../platform/errors.ts'

/** When a version is shown, if nothing newer takes its place. */
export interface ShownTime {
  readonly number: number
  readonly publishedFrom: Date | null
  readonly publishedUntil: Date | null
}

/** The version that shoppers read then: of those whose time it is, the one that began last. */
export function versionShownAt<Version extends ShownTime>(
  versions: readonly Version[],
  now: Date,
): Version | undefined {
  const due = versions.filter(
    ({ publishedFrom, publishedUntil }) =>
      publishedFrom !== null && publishedFrom <= now && (publishedUntil === null || publishedUntil > now),
  )
  return due.toSorted((one, other) => began(other) - began(one) || other.number - one.number)[0]
}

/** The versions that shoppers read then, by the addresses of their pages. */
export function shownVersions<Version extends ShownTime & { readonly slug: string }>(
  versions: readonly Version[],
  now: Date,
): Version[] {
  const bySlug = Map.groupBy(versions, ({ slug }) => slug)
  return [...bySlug.keys()].toSorted().flatMap((slug) => versionShownAt(bySlug.get(slug) ?? [], now) ?? [])
}

const began = ({ publishedFrom }: ShownTime): number => publishedFrom?.getTime() ?? 0

/** True if at some moment from now on shoppers read a version before a change, and none after it. */
export function losesText(before: readonly ShownTime[], after: readonly ShownTime[], now: Date): boolean {
  const moments = [...before, ...after].flatMap(({ publishedFrom, publishedUntil }) =>
    [publishedFrom, publishedUntil].filter((moment) => moment !== null && moment > now),
  )
  return [now, ...moments].some(
    (moment) =>
      moment !== null &&
      versionShownAt(before, moment) !== undefined &&
      versionShownAt(after, moment) === undefined,
  )
}

/** The times of a version that nobody is to read from now on: what has been shown remains on record. */
export function withdrawnTime(
  { publishedFrom, publishedUntil }: Omit<ShownTime, 'number'>,
  now: Date,
): Omit<ShownTime, 'number'> {
  if (publishedFrom === null || publishedFrom >= now) return { publishedFrom: null, publishedUntil: null }
  const isOver = publishedUntil !== null && publishedUntil < now
  return { publishedFrom, publishedUntil: isOver ? publishedUntil : now }
}

/** What shoppers see of one version of a page. */
export function stateOf(version: ShownTime, versions: readonly ShownTime[], now: Date): VersionState {
  if (version.publishedFrom === null) return 'draft'
  if (version.publishedFrom > now) return 'scheduled'
  return versionShownAt(versions, now)?.number === version.number ? 'published' : 'former'
}

/** Refuses with 'content.version-unknown'. */
export function versionNumbered<Version extends ShownTime>(
  versions: readonly Version[],
  number: number,
): Version {
  const found = versions.find((one) => one.number === number)
  if (found === undefined)
    throw new AppError('unknown', 'content.version-unknown', 'This version does not exist.')
  return found
}
