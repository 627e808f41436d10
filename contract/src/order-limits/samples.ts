import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of order limits. */
export const orderLimitsSamples = {
  'order-limits.current': { success: true, unitsPerLine: null },
  'staff.order-alert-cancel': { success: true, alerts: [], total: 1, message: 'Done' },
  'staff.order-alert-dismiss': { success: true, alerts: [], total: 1, message: 'Done' },
  'staff.order-alerts': { success: true, alerts: [], total: 0 },
  'staff.order-limits': {
    success: true,
    limits: {
      unitsPerLine: null,
      unitsPerOrder: null,
      openPerAccount: null,
      openPerPhone: null,
      openPerAddress: null,
      unitsPerNetwork: null,
      stockShare: null,
      shortHoldFrom: null,
      cashUnitsUnconfirmed: null,
      cashMaximum: null,
      cashMaximumUnverified: null,
      unusualUnits: null,
      unusualAmount: null,
    },
    version: 1,
  },
  'staff.order-limits-set': {
    success: true,
    limits: {
      unitsPerLine: null,
      unitsPerOrder: null,
      openPerAccount: null,
      openPerPhone: null,
      openPerAddress: null,
      unitsPerNetwork: null,
      stockShare: null,
      shortHoldFrom: null,
      cashUnitsUnconfirmed: null,
      cashMaximum: null,
      cashMaximumUnverified: null,
      unusualUnits: null,
      unusualAmount: null,
    },
    version: 1,
    message: 'Saved. The limits apply from the next order.',
  },
} as const satisfies Samples
