import { z } from 'zod'

/** The orders of a page that shows many. */
export const orderIds = z.object({ orderIds: z.array(z.string().max(64)).max(200) })
