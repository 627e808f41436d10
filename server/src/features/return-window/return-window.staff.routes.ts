import type { Handlers } from '../../platform/http/handlers.ts'
import { type StaffReturnWindowDeps, setReturnWindow } from './return-window.staff.service.ts'

export const returnWindowStaffRoutes = (deps: StaffReturnWindowDeps): Handlers => ({
  'staff.return-window': async () => ({ success: true, ...(await deps.returnWindow.stored()) }),
  'staff.return-window-set': async ({ session, body }) => ({
    success: true,
    ...(await setReturnWindow(deps, session, body)),
    message: 'Saved. It applies to orders that are delivered from now on.',
  }),
})
