import {
  accountRoutes,
  accountSubscriptions,
  createAccounts,
  createCustomerSessions,
  createEmailChanges,
  createLinkedAccounts,
  createPasswordReset,
  createSocialSignIn,
  createVerification,
  socialRoutes,
  socialSubscriptions,
} from '../features/accounts/index.ts'
import { moveSubscription } from '../features/newsletter/index.ts'
import { moveCodes } from '../features/promo-codes/index.ts'
import { createDevices, securityRoutes } from '../features/security/index.ts'
import { moveAlerts } from '../features/stock-alerts/index.ts'
import type { Invalidation } from '../platform/bus/invalidation.ts'
import type { Clock } from '../platform/clock.ts'
import type { Events } from '../platform/events/domain-event.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { NewId } from '../platform/ids.ts'
import type { LimitedMail } from '../platform/mail/limited-mail.ts'
import type { FeatureDeps } from './feature-deps.ts'

/** Builds sign-in and account safety; everything else asks it for the current user. */
export function assembleAccounts(
  deps: FeatureDeps & {
    readonly clock: Clock
    readonly newId: NewId
    readonly mail: LimitedMail
    readonly invalidation: Invalidation
    readonly events: Events
  },
) {
  const sessions = createCustomerSessions(deps)
  const accounts = createAccounts({ ...deps, sessions })
  const passwordReset = createPasswordReset({ ...deps, sessions })
  const socialSignIn = createSocialSignIn({ ...deps, sessions })
  const linkedAccounts = createLinkedAccounts({ ...deps, socialSignIn })
  const verification = createVerification({
    ...deps,
    sessions,
    emailChanged: async (tx, from, to) => {
      await moveSubscription(tx, from.toLowerCase(), to)
      await moveAlerts(tx, from.toLowerCase(), to)
      await moveCodes(tx, from, to)
    },
  })
  const devices = createDevices({ ...deps, sessions })
  const handlers: Handlers = {
    ...socialRoutes({ ...deps, socialSignIn, linkedAccounts }),
    ...accountRoutes({ ...deps, accounts, passwordReset, verification, sessions }),
    ...securityRoutes({ devices }),
  }
  const subscriptions = [...accountSubscriptions(deps), ...socialSubscriptions(deps)]
  const emailChanges = createEmailChanges(deps)
  return { sessions, accounts, emailChanges, devices, socialSignIn, handlers, subscriptions }
}
