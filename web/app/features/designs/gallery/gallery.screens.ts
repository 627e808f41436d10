import { samples } from '@first-fashion/contract/samples'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const gallery = { route: '/design' } as const
const page = samples['designs.catalog'].paging.limit

/** The design gallery: what there is to print on. */
export const screens: readonly Screen[] = [
  {
    ...gallery,
    name: 'design gallery',
    steps: ({ page: shown }) => expect(shown.getByRole('article')).toHaveCount(page),
  },
  {
    ...gallery,
    name: 'design gallery, category',
    layoutOf: 'design gallery',
    address: '/design?category=375',
    answers: altered('designs.catalog', (answer) => {
      const [first] = answer.products
      const mugs = ['White Glossy Mug | Ceramic White glossy', 'Black Glossy Mug | Ceramic Black glossy']
      answer.products =
        first === undefined
          ? []
          : mugs.map((title, at) => ({
              ...first,
              id: 19 + at,
              title,
              type_name: 'Mug',
              brand: 'Ceramic',
              variant_count: 2 - at,
            }))
      answer.paging.total = mugs.length
    }),
    steps: ({ page: shown }) => expect(shown.getByRole('article')).toHaveCount(2),
  },
  {
    ...gallery,
    name: 'design gallery, nothing found',
    address: '/design?category=19',
    answers: {
      'designs.catalog': { success: true, products: [], paging: { total: 0, limit: page, offset: 0 } },
    },
    shows: 'No products found',
  },
  {
    ...gallery,
    name: 'design gallery, failed',
    layoutOf: 'design gallery, nothing found',
    steps: async ({ page: shown, answer }) => {
      await answer({
        'designs.catalog': refused('designs.catalog-unavailable', 'Failed to load products'),
      })
      await shown.getByRole('link', { name: 'Mugs', exact: true }).click()
      await expect(shown.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    ...gallery,
    name: 'design gallery, pictures missing',
    before: ({ page: shown }) =>
      shown.route('**/api/image/proxy?**', (request) => request.fulfill({ status: 503, body: '' })),
    shows: 'Picture not available',
  },
]
