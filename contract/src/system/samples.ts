import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of system. */
export const systemSamples = {
  'staff.failed-job-drop': { success: true, message: 'Done' },
  'staff.failed-job-replay': { success: true, message: 'Done' },
  'staff.failed-jobs': {
    success: true,
    jobs: [
      {
        _id: '63373681-507b-4208-835b-8a22982d970e',
        name: 'customer-registered/verification-email',
        about: { customerId: '01a22516-4e81-7338-b8dd-4bb2fce52b74' },
        reason:
          "EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.1 <address> Recipient address rejected: User unknown",
        tries: 1,
        enqueuedAt: 1795918548610,
        failedAt: 1795918549138,
      },
    ],
    total: 1,
    pages: 1,
  },
  'staff.failed-jobs-replay': { success: true, message: 'Done' },
  'staff.tasks': {
    success: true,
    tasks: [
      {
        name: 'anonymise-finished-orders',
        rhythm: 'every-night',
        runs: 1,
        failures: 0,
        succeededAt: 1795917418446,
        failedAt: null,
        failure: null,
      },
      {
        name: 'ask-payment-partners',
        rhythm: 'every-minute',
        runs: 21,
        failures: 0,
        succeededAt: 1795918662110,
        failedAt: null,
        failure: null,
      },
    ],
  },
} as const satisfies Samples
