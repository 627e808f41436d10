import type { HomePicture, HomeSection } from '@first-fashion/contract/content/home'
import type { PageFields } from '@first-fashion/contract/content/page'
import { limits } from '@first-fashion/contract/limits'

const always = { isOn: true, from: null, until: null }

const scene = (name: string, width: number, height: number): HomePicture => ({
  address: `/media/scenes/${name}/960.webp`,
  width,
  height,
})

const latest: HomeSection = {
  ...always,
  id: 'latest',
  kind: 'products',
  title: 'Latest collection',
  text: 'New this week',
  row: 'latest',
  collection: '',
  count: limits.latestProducts,
}

const bestSellers: HomeSection = {
  ...always,
  id: 'best-sellers',
  kind: 'products',
  title: 'Best sellers',
  text: 'Our customers’ favourites.',
  row: 'best-sellers',
  collection: '',
  count: limits.bestSellers,
}

const newsletter: HomeSection = { ...always, id: 'newsletter', kind: 'newsletter', text: '' }

/** The home page of a new shop: it shows what the shop has, and promises nothing. */
export const homeTemplate: PageFields = {
  title: '{{store}}',
  description: '{{store}}: the collection, what is new, and how to reach us.',
  lead: '',
  bodyHtml: '',
  sections: [
    {
      ...always,
      id: 'hero',
      kind: 'hero',
      over: '',
      title: '{{store}}',
      text: '',
      button: 'Shop now',
      to: '/collection',
      picture: null,
    },
    { ...latest, title: 'Latest arrivals', text: '' },
    { ...bestSellers, text: '' },
    { ...always, id: 'collections', kind: 'collections', title: 'Our collections', text: '' },
    newsletter,
  ],
}

/** The home page of the demonstration. */
export const homeWords: PageFields = {
  title: '{{store}} · Clothes from Sri Lanka',
  description:
    'Linen, batik and handloom from Sri Lanka for men, women and kids. Easy exchange, {{returnTime}} return, delivered to the world.',
  lead: '',
  bodyHtml: '',
  sections: [
    {
      ...always,
      id: 'hero',
      kind: 'hero',
      over: 'OUR BESTSELLERS',
      title: 'Latest Arrivals',
      text: 'Linen for the rampart wind, batik waxed by hand, and a jacket for each of the two monsoons.',
      button: 'SHOP NOW',
      to: '/collection',
      picture: scene('rail', 1600, 1280),
    },
    {
      ...always,
      id: 'categories',
      kind: 'tiles',
      title: 'Shop by category',
      tiles: ['Men', 'Women', 'Kids', 'Unisex'].map((label) => ({
        label,
        to: `/collection?category=${label}`,
        picture: scene(label.toLowerCase(), 1000, 1250),
      })),
    },
    latest,
    {
      ...always,
      id: 'design',
      kind: 'banner',
      title: 'Draw it. We sew it.',
      text: 'Put your own drawing on a shirt, a tote or a hoodie and have it made to order.',
      button: 'Design your own',
      to: '/design',
      picture: scene('drawn-by-you', 1600, 1280),
    },
    bestSellers,
    {
      ...always,
      id: 'collections',
      kind: 'collections',
      title: 'Our collections',
      text: 'Each with its own fabric and its own makers.',
    },
    {
      ...always,
      id: 'policies',
      kind: 'policies',
      policies: [
        {
          icon: 'exchange',
          title: 'Easy Exchange',
          text: 'Send back the wrong size and get the right one, no questions asked.',
        },
        {
          icon: 'return',
          title: '{{returnTimeTitle}} Return',
          text: '{{returnTime}} from delivery to change your mind.',
        },
        { icon: 'support', title: '24/7 Support', text: 'People who know the clothes.' },
      ],
    },
    { ...newsletter, text: 'New arrivals and how we make them, about twice a month.' },
  ],
}
