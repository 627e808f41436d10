import { useState } from 'react'
import { defaultProfitCents } from '../product/pricing.rules.ts'
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

/** They are remembered with the log on this device. */
export function useChosenFacts(log: DesignLog): ChosenFacts {
  const [chosen, setChosen] = useState(() => {
    const { profitCents = defaultProfitCents, name = '', description = '' } = log.facts()
    return { profitCents, name, description }
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
