import type { Samples } from '../samples/sample.ts'
import { permissionsOf } from './roles.ts'

const permissions = permissionsOf.owner

const packing = '019a0000-d533-7811-825a-43627e4de5d1'

const people = {
  success: true,
  members: [
    {
      _id: '019a0000-d533-7811-825a-43627e4de5f6',
      name: 'Ruwani Bandara',
      email: 'owner@firstfashion.example',
      role: 'owner',
      ownRoleName: null,
      isActive: true,
      hasSecondFactor: true,
      lastSignInAt: 1796030000000,
    },
    {
      _id: '019a0000-d533-7811-825a-43627e4de5f7',
      name: 'Sanjaya Wickramasinghe',
      email: 'support@firstfashion.example',
      role: 'support',
      ownRoleName: null,
      isActive: true,
      hasSecondFactor: false,
      lastSignInAt: null,
    },
    {
      _id: '019a0000-d533-7811-825a-43627e4de5f8',
      name: 'Tharushi Jayasuriya',
      email: 'tharushi@firstfashion.example',
      role: 'moderator',
      ownRoleName: null,
      isActive: false,
      hasSecondFactor: false,
      lastSignInAt: 1793500000000,
    },
    {
      _id: '019a0000-d533-7811-825a-43627e4de5fd',
      name: 'Malith Gunasekara',
      email: 'malith@firstfashion.example',
      role: packing,
      ownRoleName: 'Packing',
      isActive: true,
      hasSecondFactor: true,
      lastSignInAt: 1796020000000,
    },
  ],
  invitations: [
    {
      _id: '019a0000-d533-7811-825a-43627e4de5f9',
      name: 'Dilini Fernando',
      email: 'dilini@firstfashion.example',
      role: 'manager',
      ownRoleName: null,
      expiresAt: 1796600000000,
      isExpired: false,
    },
    {
      _id: '019a0000-d533-7811-825a-43627e4de5fa',
      name: 'Ashan de Mel',
      email: 'ashan@firstfashion.example',
      role: 'support',
      ownRoleName: null,
      expiresAt: 1795000000000,
      isExpired: true,
    },
  ],
  roles: [
    {
      _id: packing,
      name: 'Packing',
      permissions: ['orders.read', 'orders.move', 'fulfilment.read'],
      version: 2,
    },
    {
      _id: '019a0000-d533-7811-825a-43627e4de5d2',
      name: 'Texts and pictures',
      permissions: ['products.read', 'products.change', 'content.change'],
      version: 1,
    },
  ],
} as const

const policy = { secondFactorRequired: false, idleMinutes: 30, refundLimitRupees: 50_000 } as const

const sessions = [
  {
    _id: '019a0000-d533-7811-825a-43627e4de5e1',
    device: 'Chrome on Windows',
    isPhone: false,
    place: 'Colombo, Sri Lanka',
    signedInAt: 1796030000000,
    lastUsedAt: 1796040000000,
    isThisOne: true,
  },
  {
    _id: '019a0000-d533-7811-825a-43627e4de5e2',
    device: 'Safari on iOS',
    isPhone: true,
    place: '',
    signedInAt: 1796010000000,
    lastUsedAt: 1796030000000,
    isThisOne: false,
  },
]

const activity = [
  {
    _id: 'c12',
    at: 1796040000000,
    kind: 'change',
    person: 'Ruwani Bandara',
    action: 'role-set',
    subject: 'staff:019a0000-d533-7811-825a-43627e4de5f7',
    details: [{ name: '', before: 'support', after: 'manager' }],
    address: '192.0.2.17',
    device: '',
  },
  {
    _id: 'c11',
    at: 1796039000000,
    kind: 'change',
    person: 'Ruwani Bandara',
    action: 'lantern-light',
    subject: 'lantern:7',
    details: [
      { name: 'colour', before: null, after: 'vermilion' },
      { name: 'count', before: null, after: '3' },
    ],
    address: '',
    device: '',
  },
  {
    _id: 'a9',
    at: 1796030000000,
    kind: 'signed-in',
    person: 'Ruwani Bandara',
    action: '',
    subject: 'POST /api/admin/session',
    details: [],
    address: '192.0.2.17',
    device: 'Chrome on Windows',
  },
  {
    _id: 'a8',
    at: 1796020000000,
    kind: 'failed',
    person: null,
    action: 'staff.credentials-wrong',
    subject: 'POST /api/admin/session',
    details: [],
    address: '2001:db8:85a3::8a2e:370:7334',
    device: 'Unknown device',
  },
] as const

const passkeys = [
  {
    _id: '019a0000-d533-7811-825a-43627e4de5fb',
    name: 'Phone',
    createdAt: 1795000000000,
    lastUsedAt: 1796030000000,
  },
  {
    _id: '019a0000-d533-7811-825a-43627e4de5fc',
    name: 'Key in the safe',
    createdAt: 1795100000000,
    lastUsedAt: null,
  },
]
const secondFactor = { codesSince: 1796000000000, recoveryCodesLeft: 9, passkeys } as const
const recoveryCodes = [
  'k3v9-01xz-7wqa-m5bc',
  '8h2d-xqqe-4r0t-n6yg',
  'a7wz-5k9c-p1mv-3fhd',
  'v0nt-6gbe-2x8j-q4sr',
  'd5yk-9p3w-zc7h-1mfa',
  '4tbq-e8vn-0jxg-6k2s',
  'm9cf-2hzd-5rwy-a7pk',
  'x1gs-q3vt-8nej-04bw',
  '7pkh-z6ma-c9yd-2rfx',
  'j2we-4n0v-gtb5-q8sk',
]

/** Valid answers of the calls of staff. */
export const staffSamples = {
  'staff.people': people,
  'staff.invite': { ...people, message: 'An invitation to dilini@firstfashion.example is on its way.' },
  'staff.invitation-resend': {
    ...people,
    message: 'A new link is on its way. The older one no longer works.',
  },
  'staff.invitation-withdraw': { ...people, message: 'The invitation is withdrawn.' },
  'staff.role-set': {
    ...people,
    message: 'Sanjaya Wickramasinghe is a manager now and has to sign in again.',
  },
  'staff.role-add': { ...people, message: 'The role Texts and pictures is added.' },
  'staff.role-save': { ...people, message: 'Saved. It counts from now on.' },
  'staff.role-delete': {
    ...people,
    roles: people.roles.slice(0, 1),
    message: 'The role Texts and pictures is deleted.',
  },
  'staff.ownership-hand-over': {
    success: true,
    message: 'Sanjaya Wickramasinghe is an owner now. Please sign in again.',
  },
  'staff.switch': { ...people, message: 'Sanjaya Wickramasinghe is switched off and signed out.' },
  'staff.second-factor-reset': {
    ...people,
    message: 'Ruwani Bandara has no second factor now, and has to sign in again.',
  },
  'staff.access-policy': { success: true, policy, version: 0 },
  'staff.access-policy-set': { success: true, policy, version: 1, message: 'Saved. It counts from now on.' },
  'staff.sessions': { success: true, sessions },
  'staff.session-end': {
    success: true,
    sessions: sessions.slice(0, 1),
    message: 'The session has ended.',
  },
  'staff.sessions-end-others': {
    success: true,
    sessions: sessions.slice(0, 1),
    message: 'Your other sessions have ended.',
  },
  'staff.member-sessions': { success: true, sessions: sessions.slice(1) },
  'staff.member-sessions-end': { success: true, sessions: [], message: 'The sessions have ended.' },
  'staff.proof-methods': { success: true, methods: ['password', 'code', 'passkey'] },
  'staff.proof': { success: true },
  'staff.activity': { success: true, entries: activity, total: 4, pages: 1 },
  'staff.activity-export': {
    success: true,
    fileName: 'activity-2026-11-30.csv',
    csv: 'time,kind,person,action,subject,details,address,device\r\n',
  },
  'staff.join-link': { success: true, email: 'dilini@firstfashion.example' },
  'staff.join': { success: true, message: 'Welcome. You can sign in now.' },
  'staff.first-owner': { success: true, message: 'Done' },
  'staff.password-change': {
    success: true,
    message: 'Your password is changed. Your other sessions have ended.',
  },
  'staff.password-forgotten': {
    success: true,
    message: 'If a member of staff has this address, a link to set a new password is on its way.',
  },
  'staff.password-reset-link': { success: true, email: 'owner@firstfashion.example' },
  'staff.password-reset': {
    success: true,
    message: 'Your new password is set. You can sign in with it now.',
  },
  'staff.second-factor': { success: true, secondFactor },
  'staff.codes-start': {
    success: true,
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/First%20Fashion:owner%40firstfashion.example?issuer=First%20Fashion&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  },
  'staff.codes-confirm': {
    success: true,
    secondFactor: { ...secondFactor, recoveryCodesLeft: 10 },
    recoveryCodes,
    message: 'Codes are switched on. Your other sessions have ended.',
  },
  'staff.codes-off': {
    success: true,
    secondFactor: { ...secondFactor, codesSince: null },
    message: 'Codes are switched off.',
  },
  'staff.recovery-codes': {
    success: true,
    secondFactor: { ...secondFactor, recoveryCodesLeft: 10 },
    recoveryCodes,
    message: 'These codes replace the older ones.',
  },
  'staff.passkey-start': {
    success: true,
    options: {
      challenge: 'r_JCkby_Yzl4MtzCUFlxF4KYJsbTQhTN_MeQIkNXcJY',
      rp: { id: 'localhost', name: 'First Fashion' },
      user: { id: 'MDE5YTAwMDA', name: 'owner@firstfashion.example', displayName: 'Ruwani Bandara' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  },
  'staff.passkey-add': {
    success: true,
    secondFactor,
    recoveryCodes: [],
    message: 'The passkey is added.',
  },
  'staff.passkey-remove': {
    success: true,
    secondFactor: { ...secondFactor, passkeys: passkeys.slice(1) },
    message: 'The passkey is removed. Delete it on your device, too.',
  },
  'staff.passkey-options': {
    success: true,
    options: {
      challenge: 'r_JCkby_Yzl4MtzCUFlxF4KYJsbTQhTN_MeQIkNXcJY',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    },
  },
  'staff.passkey-sign-in': {
    success: true,
    staff: {
      _id: '019a0000-d533-7811-825a-43627e4de5f6',
      name: 'Ruwani Bandara',
      email: 'owner@firstfashion.example',
      role: 'owner',
      ownRoleName: null,
      needsSecondFactor: false,
      permissions,
    },
    csrfToken: 'r_JCkby_Yzl4MtzCUFlxF4KYJsbTQhTN_MeQIkNXcJY',
  },
  'staff.session': {
    success: true,
    staff: {
      _id: '019a0000-d533-7811-825a-43627e4de5f6',
      name: 'Ruwani Bandara',
      email: 'owner@firstfashion.example',
      role: 'owner',
      ownRoleName: null,
      needsSecondFactor: false,
      permissions,
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
      ownRoleName: null,
      needsSecondFactor: false,
      permissions,
    },
    csrfToken: 'r_JCkby_Yzl4MtzCUFlxF4KYJsbTQhTN_MeQIkNXcJY',
  },
  'staff.second-step': {
    success: true,
    staff: {
      _id: '019a0000-d533-7811-825a-43627e4de5f6',
      name: 'Ruwani Bandara',
      email: 'owner@firstfashion.example',
      role: 'owner',
      ownRoleName: null,
      needsSecondFactor: false,
      permissions,
    },
    csrfToken: 'r_JCkby_Yzl4MtzCUFlxF4KYJsbTQhTN_MeQIkNXcJY',
  },
  'staff.sign-out': { success: true },
} as const satisfies Samples
