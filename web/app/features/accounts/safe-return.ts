import { paths } from '../../platform/paths.ts'

/** A path in which no part is empty: browsers read '//' as the start of another site's address. */
const ownPath = /^(?:\/[^/?#]+)*\/?(?:[?#].*)?$/
/** Browsers drop control characters from a URL and read a backslash as a slash, so the URL may mean another one. */
const misread = /[\\\p{Cc}]/u

/** Where to go after signing in: a path of this site, never a full address. */
export function safeReturn(target: string | null): string {
  if (target === null || !target.startsWith('/') || target.startsWith(paths.login())) return paths.home()
  return ownPath.test(target) && !misread.test(target) ? target : paths.home()
}
