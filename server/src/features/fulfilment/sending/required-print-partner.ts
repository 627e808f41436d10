import { AppError } from '../../../platform/errors.ts'
import type { PrintPartner } from '../../../ports/print-partner.ts'
import type { Shop } from '../../../shop.ts'

/** The shop has no keys of a print partner, so nobody was asked. */
export class NoPrintPartner extends AppError {
  constructor() {
    super('unavailable', 'print.unavailable', 'The shop has no print partner')
  }
}

/** Refuses with 'print.unavailable' where the print partner is not set up. */
export function requirePrintPartner({ printPartner }: Pick<Shop, 'printPartner'>): PrintPartner {
  if (printPartner === null) throw new NoPrintPartner()
  return printPartner
}
