import { limits } from '@first-fashion/contract/limits'

export type PagerEntry = number | 'gap'

/** The page numbers to show: all of up to five; else first, last, the neighbours, and gaps [A2.32]. */
export function pagerEntries(page: number, pages: number): PagerEntry[] {
  if (pages <= limits.pagerWindow) return Array.from({ length: pages }, (_, index) => index + 1)
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const entries: PagerEntry[] = []
  for (const one of [...new Set(shown)].sort((a, b) => a - b)) {
    const last = entries.at(-1)
    if (typeof last === 'number' && one === last + 2) entries.push(last + 1)
    else if (typeof last === 'number' && one > last + 1) entries.push('gap')
    entries.push(one)
  }
  return entries
}
