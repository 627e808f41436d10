import { parseArgs } from 'node:util'

export interface Options {
  /** Catalogue sizes; one run each. */
  readonly sizes: readonly number[]
  /** Names of measures, or prefixes; empty means all. */
  readonly only: readonly string[]
  readonly seconds: number
  readonly rounds: number
  readonly connections: readonly number[]
  /** Writes a CPU profile of this server to var/bench/profiles. */
  readonly profile: boolean
  /** Writes the figures to docs/bench.md and its chart. */
  readonly publish: boolean
}

export const help = `npm run bench -- [options]
  --products 1000,100000   sizes of the shop
  --only detail,mockups    measures whose names begin so
  --seconds 3              how long a round lasts
  --rounds 5               rounds of each measure; the median counts
  --connections 1,16
  --profile                a CPU profile of the server in var/bench/profiles
  --publish                the figures go into docs/bench.md`

/** Throws a readable sentence for an invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '1000,100000' },
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '1,16' },
      profile: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
    },
  })
  return {
    sizes: wholeNumbers('--products', values.products, 100),
    only: values.only.split(',').filter((name) => name !== ''),
    seconds: positive('--seconds', values.seconds),
    rounds: wholeNumbers('--rounds', values.rounds, 1)[0] ?? 5,
    connections: wholeNumbers('--connections', values.connections, 1),
    profile: values.profile,
    publish: values.publish,
  }
}

function wholeNumbers(name: string, text: string, least: number): number[] {
  return text.split(',').map((one) => {
    const number = Number(one)
    if (Number.isInteger(number) && number >= least) return number
    throw new Error(`${name} is wrong: '${one}' is not a whole number from ${least}`)
  })
}

function positive(name: string, text: string): number {
  const number = Number(text)
  if (number > 0) return number
  throw new Error(`${name} is wrong: '${text}' is not a positive number`)
}
