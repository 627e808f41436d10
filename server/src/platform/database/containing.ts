/** The pattern of `like` and `ilike` for texts that contain this one, with signs that patterns know taken as they are. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
