import { parseArgs } from 'node:util'

export interface Options {
  /** Catalogue sizes; one run each. */
  readonly sizes: readonly number[]
  /** The beginnings of names; empty means all. */
  readonly only: readonly string[]
  readonly seconds: number
  readonly rounds: number
  readonly connections: readonly number[]
  readonly profile: boolean
  readonly publish: boolean
}

export const help = `npm run bench -- [options]
  --products 1000,100000   sizes of the shop
  --only detail,pages      what is measured, by the beginnings of names
  --seconds 3              how long a round lasts
  --rounds 5               rounds or visits of each; the median counts
  --connections 1,16
  --profile                a CPU profile of the server in var/bench/profiles
  --publish                the figures go into docs/`

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
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error(`--seconds is wrong: '${values.seconds}' is not a positive number`)
  return {
    sizes: wholeNumbers('--products', values.products, 100),
    only: values.only.split(',').filter((name) => name !== ''),
    seconds,
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
