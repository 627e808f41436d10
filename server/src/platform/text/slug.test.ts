import { expect, it } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

it.each([
  ['Łódź Şal Ørsted ß đ', 'lodz-sal-orsted-ss-d'],
  ['  Café “Galle” Shirt, No. 2 ', 'cafe-galle-shirt-no-2'],
  ['Đặng Þór Æther Œuvre ı Ħal', 'dang-thor-aether-oeuvre-i-hal'],
  ['Ｌｉｎｅｎ ２', 'linen-2'],
  ['--<script>--', 'script'],
  ['!!!', ''],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name, 80)).toBe(slug)
})

it('names of other scripts have addresses of their own', () => {
  const names = [
    'ලිනන් කමිසය',
    'ශ්\u200Dරී',
    'தமிழ் சேலை',
    'हथकरघा',
    'قميص',
    'شال',
    '着物',
    '한복',
    'ผ้าไหม',
    'שמלה',
    'Рубашка',
    '👗',
    'র\u200D্যাচেল',
  ]
  const slugs = names.map((name) => slugOf(name, 80))
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(new Set(slugs).size).toBe(names.length)
})

it('a long name is cut, and does not end with a hyphen', () => {
  expect(slugOf('x'.repeat(200), 80)).toHaveLength(80)
  expect(slugOf(`${'x'.repeat(79)} y`, 80)).toBe('x'.repeat(79))
})

it('a slug that is taken gets the first free number', async () => {
  const taken = async () => new Set(['amaya', 'amaya-2', 'amaya-4'])
  expect(await freeSlug('amaya', taken)).toBe('amaya-3')
  expect(await freeSlug('amaya', async () => new Set())).toBe('amaya')
})
