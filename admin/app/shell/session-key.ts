/** Where the signed-in member of staff is kept. */
export const sessionKey = ['session'] as const
