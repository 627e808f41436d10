import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { paymentProviders } from '../payments/methods.ts'
import { confirmableSteps, setupStepNames, storeGaps } from './steps.ts'

const setupStep = z.object({
  name: z.enum(setupStepNames),
  isDone: z.boolean(),
  /** What the store details lack; empty of all other steps. */
  missing: z.array(z.enum(storeGaps)),
})
export type SetupStep = Readonly<z.output<typeof setupStep>>

const setup = success({
  steps: z.array(setupStep),
  /** The list stands on the first screen until it is hidden or done. */
  isHidden: z.boolean(),
  /** The partners for payments that have keys. */
  providers: z.array(z.enum(paymentProviders)),
  /** Those of which a live shop has test keys: nobody is charged, and the step of payments is not done. */
  testProviders: z.array(z.enum(paymentProviders)),
})
const changed = setup.extend({ message: z.string() })

export const staffSetupCalls = {
  'staff.setup': defineCall({
    method: 'GET',
    path: '/api/admin/setup',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Returns the steps of opening the shop, and which are done.',
    request: {},
    response: setup,
    refusals: [],
  }),
  'staff.setup-confirm': defineCall({
    method: 'PUT',
    path: '/api/admin/setup/steps/:step',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Marks a step as done that only a person can judge, or takes the mark back.',
    request: {
      params: z.object({ step: z.enum(confirmableSteps) }),
      body: z.object({ isDone: z.boolean() }),
    },
    response: changed,
    refusals: [],
  }),
  'staff.setup-hide': defineCall({
    method: 'PUT',
    path: '/api/admin/setup/hidden',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Takes the list off the first screen, or puts it back.',
    request: { body: z.object({ isHidden: z.boolean() }) },
    response: changed,
    refusals: [],
  }),
  'staff.setup-mail': defineCall({
    method: 'POST',
    path: '/api/admin/setup/test-mail',
    access: 'staff',
    permission: 'settings.change',
    limit: 'email-tries',
    summary: 'Sends a test email to whoever asks, at once.',
    request: {},
    response: changed,
    refusals: ['setup.mail-failed'],
  }),
  'staff.setup-payments': defineCall({
    method: 'POST',
    path: '/api/admin/setup/test-payments',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Asks a partner for payments whether it accepts the keys of the shop.',
    request: { body: z.object({ provider: z.enum(paymentProviders) }) },
    response: changed,
    refusals: ['payments.not-set-up', 'payments.key-refused', 'payments.unavailable'],
  }),
}
