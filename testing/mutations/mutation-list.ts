import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { screenFaults } from './screen-faults.ts'
import { type ListedFault, serverFaults } from './server-faults.ts'

const faults = { server: serverFaults, screens: screenFaults } as const
export const floors = ['server', 'screens'] as const
export type Floor = (typeof floors)[number]

export interface Mutation extends ListedFault {
  readonly floor: Floor
  readonly patch: string
}

/** All deliberate faults. Throws if one is listed without a patch, or has a patch and is not listed. */
export const readMutations = (): Mutation[] =>
  floors.flatMap((floor) => {
    const patches = readdirSync(pathOf(floor)).sort()
    const expected = faults[floor].map(({ name }) => `${name}.patch`).sort()
    if (patches.join() !== expected.join())
      throw new Error(`the faults of ${floor} and their patches are not the same`)
    return faults[floor].map((one) => ({ ...one, floor, patch: pathOf(`${floor}/${one.name}.patch`) }))
  })

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
