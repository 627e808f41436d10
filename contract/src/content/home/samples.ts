import type { HomePicture, HomeView } from '../home.ts'

const scene = (name: string, width: number, height: number): HomePicture => ({
  address: `/media/scenes/${name}/960.webp`,
  width,
  height,
})

/** The home page of the demonstration. */
export const homeSample: HomeView = {
  title: 'First Fashion · Clothes from Sri Lanka',
  description:
    'Linen, batik and handloom from Sri Lanka for men, women and kids. Easy exchange, 7 days return, delivered to the world.',
  sections: [
    {
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
      id: 'categories',
      kind: 'tiles',
      title: 'Shop by category',
      tiles: ['Men', 'Women', 'Kids', 'Unisex'].map((label) => ({
        label,
        to: `/collection?category=${label}`,
        picture: scene(label.toLowerCase(), 1000, 1250),
      })),
    },
    {
      id: 'latest',
      kind: 'products',
      title: 'Latest collection',
      text: 'New this week',
      row: 'latest',
      collection: '',
      count: 10,
    },
    {
      id: 'design',
      kind: 'banner',
      title: 'Draw it. We sew it.',
      text: 'Put your own drawing on a shirt, a tote or a hoodie and have it made to order.',
      button: 'Design your own',
      to: '/design',
      picture: scene('drawn-by-you', 1600, 1280),
    },
    {
      id: 'best-sellers',
      kind: 'products',
      title: 'Best sellers',
      text: 'Our customers’ favourites.',
      row: 'best-sellers',
      collection: '',
      count: 5,
    },
    {
      id: 'collections',
      kind: 'collections',
      title: 'Our collections',
      text: 'Each with its own fabric and its own makers.',
    },
    {
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
          title: '7 Days Return',
          text: '7 days from delivery to change your mind.',
        },
        { icon: 'support', title: '24/7 Support', text: 'People who know the clothes.' },
      ],
    },
    {
      id: 'newsletter',
      kind: 'newsletter',
      text: 'New arrivals and how we make them, about twice a month.',
    },
  ],
}
