import { expect, it } from 'vitest'
import { publicNameOf } from './public-name.rules.ts'

it.each([
  ['Amaya Perera', 'Amaya Perera'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['Amaya\u202E arereP\u2066', 'Amaya arereP'],
  ['=HYPERLINK("https://spam.example";"Amaya")', 'Member'],
  ['=1+1', 'Member'],
  ['＝SUM(A1)', 'Member'],
  ['+94 77 123 4567', 'Member'],
  ['\u202E=cmd', 'Member'],
  ['amaya@example.com', 'Member'],
  ['A', 'Member'],
])('the name %s is public as %s', (name, shown) => {
  expect(publicNameOf(name)).toBe(shown)
})
