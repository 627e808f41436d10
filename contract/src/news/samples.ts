import type { Samples } from '../samples/sample.ts'

const howWeReadTheSky = {
  title: 'How we read the sky before we cut a jacket',
  category: 'spotlight',
  excerpt:
    'The south-west monsoon arrives in late May. Our rain jackets are cut in February. A visit to the people who guess.',
  bodyHtml:
    '<p>There is a wall in the cutting room with fifteen years of rain on it. Somebody began to pencil in the first wet day of each May, and nobody stopped.</p><h3>What the wall says</h3><p>The rain comes later than it did, and falls harder when it comes. So the hood has grown by two centimetres since 2019, and the seams under the arm are taped twice.</p><blockquote>A jacket that keeps you dry for ten minutes is a nice jacket. It is not a rain jacket.</blockquote><p>The jackets are cut in February from one roll, so that sleeves and body have the same colour. The first hundred go to people who deliver by bicycle. What they bring back in April, we change.</p><ul><li>Wear it one size up over a jumper.</li><li>Hang it; do not fold it wet.</li><li>Wash it rarely, and without softener.</li></ul>',
  featuredImage: '/media/scenes/monsoon/960.webp',
  publishedAt: 1795658215551,
  products: ['south-west-monsoon-jacket', 'hanthana-rain-jacket'],
  _id: '019a0000-008f-7585-8e7d-a88855087b80',
  slug: 'how-we-read-the-sky',
  version: 1,
  views: 512,
} as const

export const newsSamples = {
  'community.post': {
    success: true,
    post: {
      _id: '019a0000-8b4f-7b48-889a-293851233ef2',
      slug: 'three-ways-to-tie-a-sarong',
      title: 'Three ways to tie a sarong, and when to use which',
      category: 'styling-tips',
      excerpt: 'The market knot, the office fold, and the one that survives a dance floor.',
      featuredImage: '/media/scenes/handloom/960.webp',
      publishedAt: 1795053415551,
      views: 934,
      bodyHtml:
        '<p>A handloom sarong is two metres of cloth and one decision. Here are three that we trust.</p><h2>The market knot</h2><p>Pull it tight at the left hip, twist the corner once, and tuck it behind. It holds a bag of limes and a run for the bus.</p><h2>The office fold</h2><p>Two flat pleats in front, a narrow belt over them. From the desk up it is a skirt.</p><h2>The dance floor</h2><p>Fold the upper edge down twice before you knot it. The second fold is what keeps it where it is.</p><p>Iron it damp, on both sides. Somebody’s grandmother will notice.</p>',
      products: [
        {
          _id: '019a0000-1328-759d-89bf-b508827b6c05',
          slug: 'dumbara-valley-sarong',
          name: 'Dumbara Valley Sarong',
          image: [
            '/media/garments/sarong.front.efe7da.stripe-a8322a.v4/960.webp',
            '/media/garments/sarong.back.efe7da.stripe-a8322a.v4/960.webp',
          ],
          price: 6850,
        },
        {
          _id: '019a0000-3c8f-7f4e-8143-d8fa01d27ef4',
          slug: 'kelani-handloom-sarong',
          name: 'Kelani Handloom Sarong',
          image: [
            '/media/garments/sarong.front.2b3a67.check-f0e6d6.v4/960.webp',
            '/media/garments/sarong.back.2b3a67.check-f0e6d6.v4/960.webp',
          ],
          price: 4950,
        },
      ],
    },
  },
  'community.post-preview': {
    success: true,
    post: {
      _id: '019a0000-008f-7585-8e7d-a88855087b80',
      slug: 'how-we-read-the-sky',
      title: 'How we read the sky before we cut a jacket',
      category: 'spotlight',
      excerpt:
        'The south-west monsoon arrives in late May. Our rain jackets are cut in February. A visit to the people who guess.',
      featuredImage: '/media/scenes/monsoon/960.webp',
      publishedAt: 1795658215551,
      views: 512,
      bodyHtml:
        '<p>There is a wall in the cutting room with fifteen years of rain on it. Somebody began to pencil in the first wet day of each May, and nobody stopped.</p><h2>What the wall says</h2><p>The rain comes later than it did, and falls harder when it comes. So the hood has grown by two centimetres since 2019, and the seams under the arm are taped twice.</p><blockquote>A jacket that keeps you dry for ten minutes is a nice jacket. It is not a rain jacket.</blockquote><p>The jackets are cut in February from one roll, so that sleeves and body have the same colour. The first hundred go to people who deliver by bicycle. What they bring back in April, we change.</p><ul><li>Wear it one size up over a jumper.</li><li>Hang it; do not fold it wet.</li><li>Wash it rarely, and without softener.</li></ul>',
      products: [
        {
          _id: '019a0000-d2c7-7ddc-899c-a25134e753a1',
          slug: 'south-west-monsoon-jacket',
          name: 'South-West Monsoon Jacket',
          image: [
            '/media/garments/rain-jacket.front.23574a.solid.v4/960.webp',
            '/media/garments/rain-jacket.back.23574a.solid.v4/960.webp',
          ],
          price: 18950,
        },
        {
          _id: '019a0000-5291-7771-846e-0789853f8814',
          slug: 'hanthana-rain-jacket',
          name: 'Hanthana Rain Jacket',
          image: [
            '/media/garments/rain-jacket.front.d9822b.solid.v4/960.webp',
            '/media/garments/rain-jacket.back.d9822b.solid.v4/960.webp',
          ],
          price: 15450,
        },
      ],
    },
    state: 'published',
  },
  'community.posts': {
    success: true,
    posts: [
      {
        _id: '019a0000-008f-7585-8e7d-a88855087b80',
        slug: 'how-we-read-the-sky',
        title: 'How we read the sky before we cut a jacket',
        category: 'spotlight',
        excerpt:
          'The south-west monsoon arrives in late May. Our rain jackets are cut in February. A visit to the people who guess.',
        featuredImage: '/media/scenes/monsoon/960.webp',
        publishedAt: 1795658215551,
        views: 512,
      },
      {
        _id: '019a0000-8b4f-7b48-889a-293851233ef2',
        slug: 'three-ways-to-tie-a-sarong',
        title: 'Three ways to tie a sarong, and when to use which',
        category: 'styling-tips',
        excerpt: 'The market knot, the office fold, and the one that survives a dance floor.',
        featuredImage: '/media/scenes/handloom/960.webp',
        publishedAt: 1795053415551,
        views: 934,
      },
    ],
  },
  'staff.post-add': { success: true, post: howWeReadTheSky, message: 'Done' },
  'staff.post-delete': { success: true, message: 'Done' },
  'staff.post-save': { success: true, post: howWeReadTheSky, message: 'Done' },
  'staff.posts': {
    success: true,
    posts: [
      howWeReadTheSky,
      {
        title: 'Three ways to tie a sarong, and when to use which',
        category: 'styling-tips',
        excerpt: 'The market knot, the office fold, and the one that survives a dance floor.',
        bodyHtml:
          '<p>A handloom sarong is two metres of cloth and one decision. Here are three that we trust.</p><h3>The market knot</h3><p>Pull it tight at the left hip, twist the corner once, and tuck it behind. It holds a bag of limes and a run for the bus.</p><h3>The office fold</h3><p>Two flat pleats in front, a narrow belt over them. From the desk up it is a skirt.</p><h3>The dance floor</h3><p>Fold the upper edge down twice before you knot it. The second fold is what keeps it where it is.</p><p>Iron it damp, on both sides. Somebody’s grandmother will notice.</p>',
        featuredImage: '/media/scenes/handloom/960.webp',
        publishedAt: 1795053415551,
        products: ['dumbara-valley-sarong', 'kelani-handloom-sarong'],
        _id: '019a0000-8b4f-7b48-889a-293851233ef2',
        slug: 'three-ways-to-tie-a-sarong',
        version: 1,
        views: 935,
      },
    ],
    total: 4,
    pages: 1,
  },
} as const satisfies Samples
