import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { stateOf } from '../second-factor/second-factor.routes.ts'
import { passkeyOptions } from './passkey-sign-in.service.ts'
import { addPasskey, removePasskey, startPasskey } from './passkeys.service.ts'

export const passkeyRoutes = (shop: Shop): Handlers => ({
  'staff.passkey-start': async ({ session, body }) => ({
    success: true,
    options: await startPasskey(shop, session, body),
  }),
  'staff.passkey-add': async ({ session, body }) => {
    const recoveryCodes = await addPasskey(shop, session, body)
    return { ...(await stateOf(shop, session)), recoveryCodes, message: 'The passkey is added.' }
  },
  'staff.passkey-remove': async ({ session, params, body }) => {
    await removePasskey(shop, session, params.id, body.currentPassword)
    const message = 'The passkey is removed. Delete it on your device, too.'
    return { ...(await stateOf(shop, session)), message }
  },
  'staff.passkey-options': async () => ({ success: true, options: await passkeyOptions(shop) }),
})
