import { expect, it } from 'vitest'
import { articleSlug } from './article.rules.ts'

it.each([
  ['Linen weather', 'linen-weather'],
  ['…', 'article'],
])('the article %s has the address %s', (title, slug) => {
  expect(articleSlug(title)).toBe(slug)
})
