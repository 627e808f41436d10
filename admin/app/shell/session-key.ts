/** The query key of the signed-in staff member. */
export const sessionKey = ['session'] as const
