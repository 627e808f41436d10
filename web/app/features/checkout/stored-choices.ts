import { useState } from 'react'

/** What was chosen at the checkout beside the address: the way to pay, a promo code, express, store credit. */
const choices = ['method', 'code', 'express', 'credit'] as const
type Choice = (typeof choices)[number]

const keyOf = (choice: Choice) => `checkout-${choice}`

/** As it was chosen in this tab; empty where nothing was. */
export const readChoice = (choice: Choice): string => sessionStorage.getItem(keyOf(choice)) ?? ''

export function writeChoice(choice: Choice, value: string): void {
  if (value === '') sessionStorage.removeItem(keyOf(choice))
  else sessionStorage.setItem(keyOf(choice), value)
}

export function clearChoices(): void {
  for (const choice of choices) sessionStorage.removeItem(keyOf(choice))
}

/** A tick that survives a reload and a failed payment. For screens that only the browser renders. */
export function useStoredCheckbox(choice: 'express' | 'credit') {
  const [isTicked, setTicked] = useState(() => readChoice(choice) !== '')
  const tick = (next: boolean) => {
    writeChoice(choice, next ? 'yes' : '')
    setTicked(next)
  }
  return [isTicked, tick] as const
}
