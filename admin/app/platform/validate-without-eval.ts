import { z } from 'zod'

// The content policy forbids `new Function`, with which Zod would build its parsers; every attempt is reported in the
// console. It must be imported before the first schema is made.
z.config({ jitless: true })
