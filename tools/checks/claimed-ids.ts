/** Files whose titles claim requirements: tests, journeys and states of screens, wherever they are. */
export const claimingFiles = ['test', 'spec', 'screens', 'shots'].flatMap((kind) =>
  ['ts', 'tsx'].map((ending) => `*.${kind}.${ending}`),
)

const claim = /\[([AB]\d+\.\d+(?:[ ,]+[AB]\d+\.\d+)*)\]/g
const comment = /^\s*(\/\/|\/?\*)/

/** The requirement ids that titles claim: '[A4.12]', or several as '[A4.12, B9.03]'. A comment claims nothing. */
export function claimedIds(text: string): Set<string> {
  const lines = text.split('\n').filter((line) => !comment.test(line))
  const lists = lines.flatMap((line) => [...line.matchAll(claim)].map(([, list = '']) => list))
  return new Set(lists.flatMap((list) => list.split(/[ ,]+/)))
}
