interface TestFile {
  readonly file: string
  readonly text: string
}

interface Budget {
  readonly kind: string
  readonly most: number
  count(tests: readonly TestFile[]): number
}

/** The dearest tests: each journey takes seconds of a whole shop, each shop of its own a second of its own. */
const budgets: readonly Budget[] = [
  {
    kind: 'journeys',
    most: 125,
    count: (tests) =>
      tests
        .filter(({ file }) => file.startsWith('testing/journeys/'))
        .reduce((sum, { text }) => sum + [...text.matchAll(/^ *test\(/gm)].length, 0),
  },
  {
    kind: 'API test files with a shop of their own',
    most: 126,
    count: (tests) =>
      tests.filter(({ file, text }) => file.endsWith('.api.test.ts') && /\buseOwnShop\(/.test(text)).length,
  },
]

/** One sentence for each kind of dear test that there are more of than the budget allows. */
export const overBudget = (tests: readonly TestFile[]): string[] =>
  budgets
    .map(({ kind, most, count }) => ({ kind, most, found: count(tests) }))
    .filter(({ most, found }) => found > most)
    .map(({ kind, most, found }) => `${kind}: ${found}, at most ${most}. Prove it lower, or retire one.`)
