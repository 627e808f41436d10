/** A category of the stand-in's catalogue. */
export interface PrintCategory {
  readonly id: number
  readonly parent_id: number
  readonly title: string
}

const clothing = 1
const accessories = 4
const home = 5

export const printCategories: readonly PrintCategory[] = [
  { id: clothing, parent_id: 0, title: 'Clothing' },
  { id: accessories, parent_id: 0, title: 'Accessories' },
  { id: home, parent_id: 0, title: 'Home & living' },
  { id: 24, parent_id: clothing, title: 'T-shirts' },
  { id: 28, parent_id: clothing, title: 'Hoodies' },
  { id: 33, parent_id: clothing, title: 'Tank tops' },
  { id: 26, parent_id: clothing, title: 'Long sleeve shirts' },
  { id: 55, parent_id: home, title: 'Posters' },
  { id: 112, parent_id: home, title: 'Mugs' },
  { id: 77, parent_id: accessories, title: 'Phone cases' },
  { id: 16, parent_id: accessories, title: 'Bags' },
]
