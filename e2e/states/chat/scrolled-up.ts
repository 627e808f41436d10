import type { Locator } from '@playwright/test'

/** Scrolls the messages to the first one. */
export const scrolledUp = (log: Locator): Promise<void> => log.evaluate((list) => list.scrollTo({ top: 0 }))
