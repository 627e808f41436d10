import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of staff. */
export const staffSamples = {
  'staff.first-owner': { success: true, message: 'Done' },
  'staff.password-change': {
    success: true,
    message: 'Your password is changed. Your other sessions have ended.',
  },
  'staff.password-forgotten': {
    success: true,
    message: 'If a member of staff has this address, a link to set a new password is on its way.',
  },
  'staff.password-reset': {
    success: true,
    message: 'Your new password is set. You can sign in with it now.',
  },
  'staff.session': {
    success: true,
    staff: {
      _id: '019a0000-d533-7811-825a-43627e4de5f6',
      name: 'Ruwani Bandara',
      email: 'owner@firstfashion.example',
      role: 'owner',
    },
    csrfToken: 'Noxt9dbcfgZuo2OUmtzQ36P7cNk5jhziVmTvy7VKFYA',
  },
  'staff.sign-in': {
    success: true,
    staff: {
      _id: '019a0000-d533-7811-825a-43627e4de5f6',
      name: 'Ruwani Bandara',
      email: 'owner@firstfashion.example',
      role: 'owner',
    },
    csrfToken: 'r_JCkby_Yzl4MtzCUFlxF4KYJsbTQhTN_MeQIkNXcJY',
  },
  'staff.sign-out': { success: true },
} as const satisfies Samples
