import type { KeyedPartner } from '@first-fashion/contract/partner-keys/partners'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { keySources, removePartnerKeys, setPartnerKeys } from './partner-keys.service.ts'

const names: Readonly<Record<KeyedPartner, string>> = {
  stripe: 'Stripe',
  koko: 'Koko',
  razorpay: 'Razorpay',
  google: 'Google',
  facebook: 'Facebook',
  printful: 'Printful',
}

const listed = async (shop: Shop) => ({
  success: true as const,
  partners: await keySources(shop),
  isOpenedByDatabase: shop.sealing.isOpenedByDatabase,
})

export const partnerKeysStaffRoutes = (shop: Shop): Handlers => ({
  'staff.partner-keys': () => listed(shop),
  'staff.partner-keys-set': async ({ session, body }) => {
    const isTested = await setPartnerKeys(shop, session, body)
    const name = names[body.partner]
    return {
      ...(await listed(shop)),
      message: isTested
        ? `${name} accepted the keys. They are in use.`
        : `The keys of ${name} are in use. Try them in the store: ${name} does not tell whether it knows them.`,
    }
  },
  'staff.partner-keys-remove': async ({ session, body }) => {
    await removePartnerKeys(shop, session, body)
    return {
      ...(await listed(shop)),
      message: `The keys of ${names[body.partner]} are deleted.`,
    }
  },
})
