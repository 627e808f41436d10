import type { Figure, Step } from '@first-fashion/contract/explanation/explanation'
import type { PriceBreakdown, ShippingPart } from '@first-fashion/contract/explanation/price-breakdown'
import { allocate, hundredthsOf } from '@first-fashion/contract/money/checkout-sums'
import type { Explained } from './explained.ts'
import { type Amount, minus, nothing, plus } from './line-shares.rules.ts'

type StoredShipping = NonNullable<PriceBreakdown['shipping']>

/** The parts of the delivery cost, and the share of each parcel. */
export interface ShippingSteps {
  readonly steps: readonly Step[]
  readonly facts: Figure['facts']
  readonly parcels: Readonly<Record<'own' | 'made', Amount>>
}

/** The parts of the delivery cost, and what adjustments take off them: standard delivery first, then express. */
export function shippingSteps(
  order: Pick<Explained, 'adjustments' | 'currency'>,
  left: Amount,
  { zone, isEstimate, parts }: StoredShipping,
): ShippingSteps {
  const off = order.adjustments.filter(({ appliesTo, cents }) => appliesTo === 'shipping' && cents !== 0)
  const offCents = off.reduce((sum, { cents }) => sum - cents, 0)
  const offShown =
    offCents === 0 ? 0 : standaloneAmount(order, left.cents + offCents) - standaloneAmount(order, left.cents)
  const steps = stepsOf(parts, left.shown + offShown)
  const shares = allocate(
    offShown,
    off.map(({ cents }) => 0 - cents),
  )
  const taken = off.map(({ label, cents }, at): Step => {
    return { cents, shown: 0 - (shares[at] ?? 0), of: { kind: 'adjustment', label } }
  })
  const rest = takenOff(steps, { cents: offCents, shown: offShown })
  const ofParcel = (parcel: ShippingPart['parcel']) =>
    plus(nothing, ...rest.filter(({ of }) => of.kind === 'shipping' && of.part.parcel === parcel))
  return {
    steps: [...steps, ...taken],
    facts: [
      { kind: 'zone', zone },
      ...(isEstimate ? [{ kind: 'estimate' as const }] : []),
      ...off.flatMap(({ facts }) => facts.filter(({ kind }) => kind !== 'code')),
    ],
    parcels: { own: ofParcel('own'), made: ofParcel('made') },
  }
}

/** What is left of the parts. */
function takenOff(steps: readonly Step[], off: Amount): Step[] {
  const isExpress = ({ of }: Step) => of.kind === 'shipping' && of.part.kind === 'express'
  const standard = steps.map((step) => (isExpress(step) ? nothing : step))
  const whole = plus(nothing, ...standard)
  const fromStandard = {
    cents: Math.min(off.cents, whole.cents),
    shown: Math.min(off.shown, whole.shown),
  }
  const fromExpress = plus(off, minus(fromStandard))
  const spread = (part: 'cents' | 'shown') => {
    const ofStandard = allocate(
      fromStandard[part],
      standard.map((step) => step[part]),
    )
    const ofExpress = allocate(
      fromExpress[part],
      steps.map((step) => (isExpress(step) ? step[part] : 0)),
    )
    return steps.map((step, at) => step[part] - (ofStandard[at] ?? 0) - (ofExpress[at] ?? 0))
  }
  const [cents, shown] = [spread('cents'), spread('shown')]
  return steps.map((step, at) => ({ ...step, cents: cents[at] ?? 0, shown: shown[at] ?? 0 }))
}

function stepsOf(parts: readonly ShippingPart[], shown: number): Step[] {
  const shares = allocate(
    shown,
    parts.map(({ cents }) => cents),
  )
  return parts.map((part, at) => ({
    cents: part.cents,
    shown: shares[at] ?? 0,
    of: { kind: 'shipping', part },
  }))
}

/** An amount outside the total, as shown on its own. */
const standaloneAmount = ({ currency }: Pick<Explained, 'currency'>, cents: number): number =>
  hundredthsOf(cents / 100, currency)
