import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { listPeople } from '../people/people.service.ts'
import { addRole, removeRole, saveRole } from './roles.service.ts'

export const roleRoutes = (shop: Shop): Handlers => ({
  'staff.role-add': async ({ session, body }) => {
    await addRole(shop, session, body)
    return people(shop, `The role ${body.name} is added.`)
  },
  'staff.role-save': async ({ session, params, body }) => {
    await saveRole(shop, session, params.id, body)
    return people(shop, 'Saved. It counts from now on.')
  },
  'staff.role-delete': async ({ session, params }) => {
    const name = await removeRole(shop, session, params.id)
    return people(shop, `The role ${name} is deleted.`)
  },
})

const people = async (shop: Shop, message: string) => ({
  success: true as const,
  ...(await listPeople(shop)),
  message,
})
