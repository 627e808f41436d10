import { describe, expect, it } from 'vitest'
import { featuresOf, printCategoryOf, proseOf } from './print-categories.rules.ts'

describe('a category of the print partner', () => {
  it('belongs to the category of the gallery that its title names [B9.24]', () => {
    const of = (title: string) => printCategoryOf({ id: 1, title })
    expect(['T-shirts', 'Men’s T-Shirts', 'Hoodies & sweatshirts', 'Tank tops'].map(of)).toEqual([
      71, 71, 146, 24,
    ])
    expect(
      ['Long sleeve T-shirts', 'Posters', 'Mugs', 'Phone cases', 'iPhone cases', 'Bags'].map(of),
    ).toEqual([26, 19, 375, 30, 30, 77])
    expect(['Hats', 'Baggy jeans', 'Sweatshirts', ''].map(of)).toEqual(Array(4).fill(undefined))
  })
})

describe('a description of the print partner', () => {
  const description = 'A soft shirt.\n\n• 100% cotton\n •  Pre-shrunk \n•\n'
  it('gives its bullets as features, and its prose without them [B3.42]', () => {
    expect(featuresOf(description)).toEqual(['100% cotton', 'Pre-shrunk'])
    expect(proseOf(description)).toBe('A soft shirt.')
  })
})
