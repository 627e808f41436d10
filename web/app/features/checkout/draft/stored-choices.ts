import { useState } from 'react'

/** The checkout choices besides the address: payment method, promo code, express, store credit. */
const choices = ['method', 'code', 'express', 'credit'] as const
type Choice = (typeof choices)[number]

const keyOf = (choice: Choice) => `checkout-${choice}`

/** The choice in this tab; empty without one. */
export const readChoice = (choice: Choice): string => sessionStorage.getItem(keyOf(choice)) ?? ''

export function writeChoice(choice: Choice, value: string): void {
  if (value === '') sessionStorage.removeItem(keyOf(choice))
  else sessionStorage.setItem(keyOf(choice), value)
}

export function clearChoices(): void {
  for (const choice of choices) sessionStorage.removeItem(keyOf(choice))
}

/** A checkbox state that survives a reload and a failed payment. For screens that only the browser renders. */
export function useStoredCheckbox(choice: 'express' | 'credit') {
  const [isTicked, setTicked] = useState(() => readChoice(choice) !== '')
  const tick = (next: boolean) => {
    writeChoice(choice, next ? 'yes' : '')
    setTicked(next)
  }
  return [isTicked, tick] as const
}
