import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import type { PagePoint } from '../geometry/units.ts'
import type { Guide } from '../pointing/snapping.ts'

/** Keys that are held during a gesture. */
export interface GestureKeys {
  /** Shift: keeps the direction, the proportions or whole steps. */
  readonly isStrict: boolean
  /** Alt: nothing snaps. */
  readonly isFree: boolean
}

/**
 * What a gesture has come to. The command is shown on the design as it was when the gesture began, and carried out once
 * at its end; null while there is nothing to change.
 */
export interface GestureStep {
  readonly command: DesignCommand | null
  readonly guides: readonly Guide[]
}

/** A gesture that has begun: each of its moves says what it would do if it ended there. */
export type Gesture = (point: PagePoint, keys: GestureKeys) => GestureStep

export const noStep: GestureStep = { command: null, guides: [] }
