import type { Shop } from '../../shop.ts'
import type { PrintFiles } from './print-files.ts'

export interface FulfilmentDeps extends Shop {
  readonly printFiles: PrintFiles
}

/** What it takes to follow what was sent. */
export type FollowDeps = Omit<FulfilmentDeps, 'printFiles'>
