/** The dearest tests that there are: each journey takes seconds of a whole shop, each shop of its own another second. */
export interface DearTests {
  /** As Playwright lists them, so that a loop counts each time. */
  readonly journeys: number
  readonly apiFiles: readonly { readonly file: string; readonly text: string }[]
}

const journeysAtMost = 110
const ownShopsAtMost = 136
const opensOwnShop = /\buse(Own|Print)Shop\(/

/** One sentence for each kind of dear test that there are more of than the budget allows. */
export function overBudget({ journeys, apiFiles }: DearTests): string[] {
  const ownShops = apiFiles.filter(({ text }) => opensOwnShop.test(text)).length
  return [
    { kind: 'journeys', found: journeys, most: journeysAtMost },
    { kind: 'API test files with a shop of their own', found: ownShops, most: ownShopsAtMost },
  ]
    .filter(({ found, most }) => found > most)
    .map(({ kind, found, most }) => `${kind}: ${found}, at most ${most}. Prove it lower, or retire one.`)
}

/** Reads how many tests Playwright lists ('Total: 87 tests in 51 files'). Throws if it lists none. */
export function listedTests(list: string): number {
  const [, count] = /^Total: (\d+) tests? in /m.exec(list) ?? []
  if (count === undefined) throw new Error(`Playwright lists no tests:\n${list}`)
  return Number(count)
}
