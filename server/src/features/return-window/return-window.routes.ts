import type { Handlers } from '../../platform/http/handlers.ts'
import type { ReturnWindow } from './return-window.service.ts'

export const returnWindowRoutes = (returnWindow: ReturnWindow): Handlers => ({
  'return-window.current': async () => ({ success: true, days: returnWindow.days() }),
})
