import { expect, it } from 'vitest'
import { permissionsOf, roleMay, staffRoles } from './roles.ts'

it('managers may do all but change the settings of the shop', () => {
  expect(permissionsOf.owner.filter((one) => !roleMay('manager', one))).toEqual(['settings.change'])
})

it('support changes nothing: it reads, and answers in the chat', () => {
  const changing = permissionsOf.support.filter((one) => !one.endsWith('.read'))
  expect(changing).toEqual(['session.own', 'chat.answer'])
})

it('moderators see no orders, customers and payments', () => {
  expect(permissionsOf.moderator).toEqual([
    'session.own',
    'products.read',
    'reviews.moderate',
    'community.moderate',
    'community.change',
  ])
})

it('no role may do more than the owner', () => {
  for (const role of staffRoles)
    expect(permissionsOf.owner).toEqual(expect.arrayContaining([...permissionsOf[role]]))
})
