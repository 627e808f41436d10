import { z } from 'zod'
import { grantedPermissions, staffRoles } from './roles.ts'

/** The word of a built-in role, or the id of an own one. */
export const roleKey = z.union([z.enum(staffRoles), z.uuid()])
export type RoleKey = z.output<typeof roleKey>

/** What an owner enters for a role. */
export const roleFields = z.object({
  name: z.string().trim().min(1).max(40),
  permissions: z.array(z.enum(grantedPermissions)).min(1).max(100),
})

/** A role that the owners of a shop made. */
export const ownRole = z.object({
  _id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(grantedPermissions)),
  version: z.number().int(),
})
export type OwnRole = z.output<typeof ownRole>
