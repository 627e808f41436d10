import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of security. */
export const securitySamples = {
  'security.devices': {
    success: true,
    devices: [
      {
        _id: '01a2250d-3d4b-7121-bb4f-1af89c074936',
        device: 'Chrome on Linux',
        isPhone: false,
        place: 'Colombo, Sri Lanka',
        signedInAt: 1795917954379,
        lastUsedAt: 1795917954379,
        isThisOne: true,
      },
      {
        _id: '01a2250d-41da-72d3-91de-3b6bb89868a8',
        device: 'Firefox on Windows',
        isPhone: false,
        place: 'Colombo, Sri Lanka',
        signedInAt: 1795917955546,
        lastUsedAt: 1795917955546,
        isThisOne: false,
      },
      {
        _id: '01a2250d-3f81-73da-9b07-b189660acd59',
        device: 'Safari on iOS',
        isPhone: true,
        place: 'Colombo, Sri Lanka',
        signedInAt: 1795917954945,
        lastUsedAt: 1795917954945,
        isThisOne: false,
      },
    ],
  },
  'security.end-all': { success: true, message: 'You are logged out everywhere' },
  'security.end-device': { success: true, message: 'The device is logged out' },
} as const satisfies Samples
