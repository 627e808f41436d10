import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of consent. */
export const consentSamples = {
  'consent.save': { success: true, sessionId: '934409e2-4af9-4e51-8c4f-d96d0f832357' },
  'consent.track': { success: true },
  'staff.analytics': { success: true, ids: { measurementId: 'G-7XK2B9QLMN', pixelId: '' }, version: 1 },
  'staff.analytics-set': {
    success: true,
    ids: { measurementId: 'G-7XK2B9QLMN', pixelId: '1234567890' },
    version: 2,
    message: 'Saved.',
  },
  'staff.consents': {
    success: true,
    consents: [
      {
        _id: '01a22513-76dc-717e-af35-6191906ffa1b',
        sessionId: '934409e2-4af9-4e51-8c4f-d96d0f832357',
        analytics: true,
        marketing: false,
        partners: ['google'],
        givenAt: 1795918362332,
        userAgent: 'Mozilla/5.0',
        screenResolution: '390x844',
        language: 'en',
        platform: 'Linux',
      },
    ],
    total: 1,
    pages: 1,
  },
} as const satisfies Samples
