/** Where friends of a member join, with the member's referral code. */
export const joinPath = (referralCode: string): string => `/register?ref=${encodeURIComponent(referralCode)}`
