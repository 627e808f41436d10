import type { Page } from '@playwright/test'
import { awaitGarment, shirtDesigner } from '../../stage/designer-page.ts'
import { gotoHydrated } from '../shop.ts'

export { addShape, addText, canvas, closePanel, onCanvas, openPanel } from '../../stage/designer-page.ts'

/** A shirt that can be designed. */
export const shirt = shirtDesigner.address

/** Opens the designer and waits until the garment is there. */
export async function openDesigner(page: Page, path: string = shirt): Promise<void> {
  await gotoHydrated(page, path)
  // A fresh shop draws it first.
  await awaitGarment(page, { timeout: 60_000 })
}
