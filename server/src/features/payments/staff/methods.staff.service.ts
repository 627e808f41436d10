import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { methodCountries } from '@first-fashion/contract/payments/methods'
import type { StaffPaymentMethod } from '@first-fashion/contract/payments/staff-calls'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import type { PaymentMethods } from '../methods/methods.service.ts'

export interface StaffMethods {
  list(): Promise<StaffPaymentMethod[]>
  /** Refuses with 'payments.method-stays' and, if someone else was faster, 'payments.changed-meanwhile'. */
  set(
    session: StaffSession,
    method: PaymentMethod,
    setting: ParsedBody<Calls['staff.payment-method-set']>,
  ): Promise<StaffPaymentMethod[]>
}

export interface StaffMethodsDeps extends Shop {
  readonly methods: PaymentMethods
}

export function createStaffMethods(deps: StaffMethodsDeps): StaffMethods {
  const { methods } = deps
  const all = async () =>
    (await methods.list()).map((one) => ({ ...one, country: methodCountries[one.method] }))
  return {
    list: all,
    set: async (session, method, setting) => {
      if (method === 'stripe' && setting.state !== 'offered')
        throw new AppError(
          'refused',
          'payments.method-stays',
          'Card payment stays on: some countries have no other payment method.',
        )
      const entry = { action: 'payment-method-set', subject: `payment-method:${method}`, change: setting }
      await recordedChange(deps, session, entry, async (tx, at) => {
        if (!(await methods.change(tx, method, { ...setting, at }))) throw changedMeanwhile()
      })
      return all()
    },
  }
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'payments.changed-meanwhile',
    'Someone else has changed this payment method. Please reload.',
  )
