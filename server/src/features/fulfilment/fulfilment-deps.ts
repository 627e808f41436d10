import type { Shop } from '../../shop.ts'
import type { Countries } from '../countries/index.ts'
import type { Currencies } from '../currency/index.ts'
import type { PrintFiles } from './print-files.ts'

export interface FulfilmentDeps extends Shop {
  readonly currencies: Pick<Currencies, 'rateOf'>
  readonly countries: Pick<Countries, 'stateCode'>
  readonly printFiles: PrintFiles
}

/** What it takes to follow what was sent. */
export type FollowDeps = Omit<FulfilmentDeps, 'printFiles' | 'countries'>
