import type { CartPiece } from './cart.rules.ts'

/** What a visitor wanted to add: remembered through the login, and added right after it. */
const storageKey = 'wanted-piece'

export interface WantedPiece {
  readonly piece: CartPiece
  readonly quantity: number
}

export function rememberWanted(wanted: WantedPiece): void {
  sessionStorage.setItem(storageKey, JSON.stringify(wanted))
}

/** Takes what was remembered; a second time there is nothing. */
export function takeWanted(): WantedPiece | undefined {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  return isWanted(value) ? value : undefined
}

function isWanted(value: unknown): value is WantedPiece {
  if (typeof value !== 'object' || value === null || !('piece' in value) || !('quantity' in value))
    return false
  const { piece, quantity } = value
  return (
    typeof quantity === 'number' &&
    typeof piece === 'object' &&
    piece !== null &&
    'itemId' in piece &&
    typeof piece.itemId === 'string' &&
    'size' in piece &&
    typeof piece.size === 'string'
  )
}
