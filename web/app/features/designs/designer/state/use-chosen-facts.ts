import { useState } from 'react'
import { defaultProfitCents } from '../product/pricing.rules.ts'
import { readKnownDraft } from '../saving/draft-memory.ts'
import type { DesignLog } from './design-log.ts'

/** What the shopper has chosen for the design that is not on the canvas. */
export interface ChosenFacts {
  readonly profitCents: number
  /** As it was last saved or opened; '' before that: then it has the product's title. */
  readonly name: string
  /** The same. */
  readonly description: string
  chooseProfit(cents: number): void
  chooseNamed(named: Named): void
}

/** What a design is called, and what is said of it. */
export interface Named {
  readonly name: string
  /** '' for none. */
  readonly description: string
}

/** They are remembered with the design on this device, and with its draft. */
export function useChosenFacts(productId: number, log: DesignLog): ChosenFacts {
  const [chosen, setChosen] = useState(() => {
    const draft = readKnownDraft(productId, log.id())
    return {
      profitCents: log.chosen().profitCents ?? draft?.profitCents ?? defaultProfitCents,
      name: log.chosen().name ?? draft?.name ?? '',
      description: log.chosen().description ?? draft?.description ?? '',
    }
  })
  const choose = (some: Partial<typeof chosen>) => {
    setChosen((before) => ({ ...before, ...some }))
    log.choose(some)
  }
  return {
    ...chosen,
    chooseProfit: (profitCents) => choose({ profitCents }),
    chooseNamed: choose,
  }
}
