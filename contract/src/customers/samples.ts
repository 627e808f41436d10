import type { Samples } from '../samples/sample.ts'

const amayaPerera = {
  _id: '019a0000-9df9-7689-850b-46ea4db03034',
  name: 'Amaya Perera',
  email: 'amaya@example.com',
  isVerified: true,
  isBlocked: false,
  orderCount: 7,
  createdAt: 1769997415551,
  lastLoginAt: 1795918274694,
  country: 'LK',
  currency: 'LKR',
  blockedAt: null,
  reviewCount: 2,
  newsletter: { subscribedAt: 1795917495259, unsubscribedAt: null },
  devices: [
    {
      _id: '01a22512-2087-737f-ad49-2c72a7320c4d',
      device: 'Chrome on Linux',
      isPhone: false,
      place: 'Colombo, Sri Lanka',
      signedInAt: 1795918274695,
      lastUsedAt: 1795918274695,
    },
    {
      _id: '01a22512-16ca-706c-89d3-a2aff60e6111',
      device: 'Chrome on Linux',
      isPhone: false,
      place: 'Colombo, Sri Lanka',
      signedInAt: 1795918272202,
      lastUsedAt: 1795918272202,
    },
    {
      _id: '01a22511-7716-72d0-a0e2-876550825075',
      device: 'Chrome on Linux',
      isPhone: false,
      place: 'Colombo, Sri Lanka',
      signedInAt: 1795918231318,
      lastUsedAt: 1795918231318,
    },
  ],
  orders: [
    {
      _id: '019a0000-4d01-7955-8a1d-a2989d1381ba',
      orderNumber: '9D1381BA',
      date: 1795899415551,
      status: 'Order Placed',
      amount: 23200,
    },
    {
      _id: '019a0000-d8ce-762d-81b7-5030d049f4f5',
      orderNumber: 'D049F4F5',
      date: 1795834615551,
      status: 'Order Placed',
      amount: 20650,
    },
    {
      _id: '019a0000-4607-7eea-8e53-2e6bbe2ec5ae',
      orderNumber: 'BE2EC5AE',
      date: 1795618615551,
      status: 'Out for Delivery',
      amount: 14950,
    },
  ],
} as const

/** Valid answers of the calls of customers. */
export const customersSamples = {
  'staff.customer': { success: true, customer: amayaPerera },
  'staff.customer-block': { success: true, customer: amayaPerera, message: 'Done' },
  'staff.customer-reset': { success: true, message: 'Done' },
  'staff.customer-unblock': { success: true, customer: amayaPerera, message: 'Done' },
  'staff.customers': {
    success: true,
    customers: [
      {
        _id: '01a22515-c654-77c6-8aa3-eccef5529a2b',
        name: 'Nadeesha Silva',
        email: 'person-5133-1795918513428-50@example.com',
        isVerified: false,
        isBlocked: false,
        orderCount: 0,
        createdAt: 1795918513748,
        lastLoginAt: 1795918513748,
      },
      {
        _id: '01a22515-b1bd-75da-81c1-6e1a43049edb',
        name: 'Nadeesha Silva',
        email: 'person-5130-1795918508292-60@example.com',
        isVerified: false,
        isBlocked: false,
        orderCount: 0,
        createdAt: 1795918508477,
        lastLoginAt: 1795918508477,
      },
    ],
    total: 259,
    pages: 11,
  },
} as const satisfies Samples
