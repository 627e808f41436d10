import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { areKeysOf, keyedPartners, settingNames, typedKeys } from './partners.ts'

const version = z.number().int().min(0)

/** Where the keys of a partner come from; never the keys. */
const keySource = z.object({
  partner: z.enum(keyedPartners),
  source: z.enum(['environment', 'store', 'unreadable', 'none']),
  /** The last characters of the first stored key; empty otherwise. */
  ending: z.string(),
  /** Of what is stored; 0 if nothing is. */
  version,
  /** Settings that the environment has without the others that the partner needs: they are not used. */
  setAlone: z.array(z.enum(settingNames)),
  /** The shop is live, but these are test keys: nobody is charged. */
  isTest: z.boolean(),
})
export type KeySource = z.output<typeof keySource>

const listed = success({
  partners: z.array(keySource),
  /** Without SETTINGS_KEY, what opens stored keys is in the database, beside them. */
  isOpenedByDatabase: z.boolean(),
})

export const staffPartnerKeysCalls = {
  'staff.partner-keys': defineCall({
    method: 'GET',
    path: '/api/admin/partner-keys',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Lists the partners, and where their keys come from.',
    request: {},
    response: listed,
    refusals: [],
  }),
  'staff.partner-keys-set': defineCall({
    method: 'POST',
    path: '/api/admin/partner-keys',
    access: 'staff',
    permission: 'settings.change',
    proof: 'recent',
    summary:
      'Stores the keys of a partner, encrypted, once the partner says that it knows them, and uses them at once.',
    request: {
      body: z
        .object({ partner: z.enum(keyedPartners), keys: typedKeys, version })
        .refine(({ partner, keys }) => areKeysOf(partner, keys), 'All keys of this partner, and no others'),
    },
    response: listed.extend({ message: z.string() }),
    refusals: [
      'partner-keys.in-environment',
      'partner-keys.changed-meanwhile',
      'partner-keys.wrong',
      'partner-keys.in-use',
      'payments.key-refused',
      'payments.unavailable',
    ],
  }),
  'staff.partner-keys-remove': defineCall({
    method: 'POST',
    path: '/api/admin/partner-keys/remove',
    access: 'staff',
    permission: 'settings.change',
    proof: 'recent',
    summary: 'Deletes the stored keys of a partner. The shop goes on without it at once.',
    request: { body: z.object({ partner: z.enum(keyedPartners), version }) },
    response: listed.extend({ message: z.string() }),
    refusals: ['partner-keys.changed-meanwhile', 'partner-keys.in-use'],
  }),
}
