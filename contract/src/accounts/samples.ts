import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of accounts. */
export const accountsSamples = {
  'accounts.exchange-code': {
    success: true,
    token: '184j2xv-Gi-H_xLSOjVDEIixDFxasLuBHfErLwGNdv8',
    message: 'Account created successfully',
    isNewAccount: true,
  },
  'accounts.facebook-start': {
    success: true,
    authUrl:
      'http://localhost:4000/facebook/v25.0/dialog/oauth?client_id=100000000000042&redirect_uri=http%3A%2F%2Flocalhost%3A12820%2Fapi%2Fuser%2Fauth%2Ffacebook%2Fcallback&state=CQ7t0mGa79u4VGLgloXEqUZE7u9am0r4OjyP2AmkNtg&scope=email%2Cpublic_profile&response_type=code',
  },
  'accounts.forgot-password': {
    success: true,
    message: 'If this address has an account, a reset link is on its way.',
  },
  'accounts.google-start': {
    success: true,
    authUrl:
      'http://localhost:4000/google/authorize?redirect_uri=http%3A%2F%2Flocalhost%3A12820%2Fapi%2Fuser%2Fauth%2Fgoogle%2Fcallback&scope=openid+email+profile&state=w7uYUvoE-NBosqmE4FKsxUYKnJN3nxKCWK6F5LjorNA&nonce=wtcXw2WHbZuMrGWnJJcbwpOWlCZtb88SINe_unGGCLk&code_challenge=d4aKFxOhAj0VlPA9qHOm7sTqb3dum9CW7b97fm5eFJA&code_challenge_method=S256&prompt=select_account&client_id=sandbox.apps.googleusercontent.example&response_type=code',
  },
  'accounts.ip-location': { success: true, country_code: 'LK', country_name: 'Sri Lanka', city: 'Colombo' },
  'accounts.link-provider': {
    success: true,
    authUrl:
      'http://localhost:4000/google/authorize?redirect_uri=http%3A%2F%2Flocalhost%3A12820%2Fapi%2Fuser%2Fauth%2Fgoogle%2Fcallback&scope=openid+email+profile&state=MPkfntL92_swGH6133dmuHUdylH4P-aHkz4mVp5acsA&nonce=9U-1oEtMFpeQ6dEPvOUx5TYbFLsf3keM5iMAQGRp-bE&code_challenge=KoQTL5tnxyV9kDDGCFu-Go2rmKxnDNGYAIgWb1PhxOM&code_challenge_method=S256&prompt=select_account&client_id=sandbox.apps.googleusercontent.example&response_type=code',
  },
  'accounts.logged': {
    success: true,
    user: {
      _id: 'ddc15b11b1d5d5f57716d5e5',
      name: 'Nadeesha Silva',
      email: 'nadeesha.silva@example.com',
      isVerified: false,
      googleId: null,
      facebookId: null,
      authProvider: 'local',
      hasPassword: true,
      createdAt: 1795917897027,
      phone: '',
      address: '14 Temple Road\nColombo 00300',
      aboutMe: 'I wear linen, mostly white.\n\nLately from Galle.',
      dateOfBirth: '1994-05-23',
      gender: 'female',
      profileImage: '/media/uploads/719836f2-a255-4224-931d-5917807769a4/640.webp',
      coverImage: '/media/uploads/74adcec4-f1ce-48de-82d9-c2c20a849b1a/640.webp',
      socialLinks: {
        facebook: '',
        instagram: 'https://instagram.com/nadeesha',
        twitter: 'https://x.com/nadeesha',
        linkedin: '',
      },
      preferences: { newsletter: false, notifications: true, defaultCurrency: null },
      lastLogin: 1795917897027,
      pendingEmail: null,
    },
  },
  'accounts.login': {
    success: true,
    token: 'Uek-wUbzjs7QPhvx1eUwP_8dspSiFYeN-TC7wwDqCQo',
    message: 'Logged in successfully',
  },
  'accounts.logout': { success: true, message: 'Logged out successfully' },
  'accounts.register': {
    success: true,
    token: '_xlKWs1wtqvf5VkC1GAXoLEnqwIyWVaNUjbJUrAmEJQ',
    message: 'Account created successfully',
  },
  'accounts.resend-verification': {
    success: true,
    message: 'Verification email sent! Please check your inbox.',
  },
  'accounts.reset-password': { success: true, message: 'Password reset successfully' },
  'accounts.unlink-provider': { success: true, message: 'Google is no longer linked' },
  'accounts.verification-status': { success: true, isVerified: false },
  'accounts.verify-email': { success: true, message: 'Email verified successfully!', wasVerified: false },
  'accounts.verify-reset-token': { success: true, email: 'nadeesha.silva@example.com' },
} as const satisfies Samples
