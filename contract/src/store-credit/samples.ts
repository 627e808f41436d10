import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of store credit. */
export const storeCreditSamples = {
  'staff.store-credit': {
    success: true,
    balance: 2500,
    entries: [
      {
        _id: '019a0000-320a-7401-8cc0-bd457fadf683',
        at: 1795744615551,
        kind: 'granted',
        amount: 2500,
        balance: 2500,
        orderNumber: null,
        note: 'For a parcel that came late',
        actor: 'Ruwani Bandara',
        orderId: null,
      },
    ],
  },
  'staff.store-credit-change': {
    success: true,
    balance: 500000,
    entries: [
      {
        _id: '01a22512-6c67-7335-ab72-ce521180e41b',
        at: 1795918294119,
        kind: 'granted',
        amount: 500000,
        balance: 500000,
        orderNumber: null,
        note: 'For a parcel that came late',
        actor: 'Ruwani Bandara',
        orderId: null,
      },
    ],
    message: 'Store credit added',
  },
  'store-credit.own': {
    success: true,
    balance: 1000,
    entries: [
      {
        _id: '01a22512-6ba2-73f3-aa37-5185cac28f03',
        at: 1795918293923,
        kind: 'granted',
        amount: 1000,
        balance: 1000,
        orderNumber: null,
        note: 'For a parcel that came late',
      },
    ],
  },
} as const satisfies Samples
