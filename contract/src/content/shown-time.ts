import { z } from 'zod'

/** ms since 1970, as far as dates go. */
export const moment = z.number().int().min(0).max(8_640_000_000_000_000)
