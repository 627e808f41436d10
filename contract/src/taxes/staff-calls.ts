import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { taxSettings } from './taxes.ts'

const version = z.number().int().min(0)
const storedTaxes = success({ taxes: taxSettings, version })

export const staffTaxesCalls = {
  'staff.taxes': defineCall({
    method: 'GET',
    path: '/api/admin/taxes',
    access: 'staff',
    permission: 'settings.read',
    summary:
      'Returns how prices and taxes go together, the rates by country and class, and the countries that can have one.',
    request: {},
    response: storedTaxes.extend({
      countries: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    refusals: [],
  }),
  'staff.taxes-set': defineCall({
    method: 'POST',
    path: '/api/admin/taxes',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Sets the taxes of orders that are placed from now on.',
    request: { body: z.object({ taxes: taxSettings, version }) },
    response: storedTaxes.extend({ message: z.string() }),
    refusals: ['taxes.changed-meanwhile', 'taxes.country-unknown'],
  }),
}
