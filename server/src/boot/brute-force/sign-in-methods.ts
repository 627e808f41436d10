import { isDeviceOf } from '../../features/accounts/index.ts'
import { isStaffDeviceOf } from '../../features/staff/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { customerDeviceCookie, staffDeviceCookie } from '../../platform/http/device-cookie.ts'
import type { SignInWay } from './sign-in-limits.ts'

interface SignInWaysDeps {
  readonly database: Database
  readonly storeUrl: string
}

/** Where a password is asked for. */
export const signInMethods = ({ database: { db }, storeUrl }: SignInWaysDeps): readonly SignInWay[] => [
  {
    call: 'accounts.login',
    cookie: customerDeviceCookie(storeUrl),
    isDeviceOf: (device, email) => isDeviceOf(db, device, email),
  },
  {
    call: 'staff.sign-in',
    cookie: staffDeviceCookie(storeUrl),
    isDeviceOf: (device, email) => isStaffDeviceOf(db, device, email),
  },
]
