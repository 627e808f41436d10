import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/domain-event.ts'
import type { NewId } from '../../platform/ids.ts'
import type { PrintPartner } from '../../ports/print-partner.ts'
import type { Countries } from '../countries/index.ts'
import type { Currencies } from '../currency/index.ts'
import type { OrderStates } from '../orders/index.ts'
import type { Sellables } from '../sellables/index.ts'
import type { PrintFiles } from './print-files.ts'

export interface FulfilmentDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly events: Events
  readonly states: Pick<OrderStates, 'move' | 'track' | 'markInProduction'>
  readonly sellables: Pick<Sellables, 'find'>
  readonly currencies: Pick<Currencies, 'rateOf'>
  readonly countries: Pick<Countries, 'stateCode'>
  /** null without a print partner. */
  readonly printPartner: PrintPartner | null
  readonly printFiles: PrintFiles
}

/** What it takes to follow what was sent. */
export type FollowDeps = Omit<FulfilmentDeps, 'sellables' | 'printFiles' | 'countries'>
