const storageKey = 'counted-orders'
const remembered = 20

/** Remembers in this browser that partners heard of an order. Returns false if they had. */
export function countOnce(orderId: string): boolean {
  const before = readOrders()
  if (before.includes(orderId)) return false
  try {
    localStorage.setItem(storageKey, JSON.stringify([orderId, ...before].slice(0, remembered)))
  } catch {
    // A device that stores nothing tells of its order once a page.
  }
  return true
}

function readOrders(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
