import type { Samples } from '../samples/sample.ts'

const oneColourHeadToToe = {
  title: 'One Colour, Head to Toe',
  description: 'Pick one colour and stay with it. Shades are allowed, apologies are not.',
  rules: 'Everything that is visible counts, shoes included.',
  featuredImage: '/media/scenes/outfit-1/960.webp',
  startDate: '2026-11-27',
  endDate: '2027-01-01',
  isPublished: true,
  prizes: [
    { description: 'Rs. 5,000 of store credit', loyaltyPoints: 15 },
    { description: 'A Handloom scarf', loyaltyPoints: 0 },
  ],
  _id: '019a0000-4dec-7f05-829f-cc8ac9e11f60',
  version: 1,
  isOver: false,
  entries: [
    {
      _id: '019a0000-6e4f-7ee5-83f6-e37092d24946',
      title: 'Lagoon on lagoon',
      image: '/media/scenes/outfit-1/960.webp',
      userName: 'Ishara Wijesinghe',
      likesCount: 13,
    },
  ],
  winners: [],
} as const

export const challengesSamples = {
  'community.challenges': {
    success: true,
    challenges: [
      {
        _id: '019a0000-2a5a-796e-8ffc-9d2e4aa478a2',
        title: 'Monsoon Layers',
        description:
          'It rains sideways for two months a year, and nobody stays at home for it. Show us how you layer for a wet walk and a dry office.',
        rules:
          'One look each. At least one layer must come off at the door.\nWear what you own; it need not be ours.',
        featuredImage: '/media/scenes/look-4/960.webp',
        startDate: '2026-11-20',
        endDate: '2026-12-18',
        prizes: [
          { position: 1, description: 'A South-West Monsoon Jacket in your size', loyaltyPoints: 20 },
          { position: 2, description: 'A Canvas tote, packed by us', loyaltyPoints: 10 },
          { position: 3, description: 'Our thanks and a place in the news', loyaltyPoints: 5 },
        ],
      },
      {
        _id: '019a0000-4dec-7f05-829f-cc8ac9e11f60',
        title: 'One Colour, Head to Toe',
        description: 'Pick one colour and stay with it. Shades are allowed, apologies are not.',
        rules: 'Everything that is visible counts, shoes included.',
        featuredImage: '/media/scenes/outfit-1/960.webp',
        startDate: '2026-11-27',
        endDate: '2027-01-01',
        prizes: [
          { position: 1, description: 'Rs. 5,000 of store credit', loyaltyPoints: 15 },
          { position: 2, description: 'A Handloom scarf', loyaltyPoints: 0 },
        ],
      },
    ],
  },
  'community.past-challenges': {
    success: true,
    challenges: [
      {
        _id: '019a0000-d936-7c71-89c4-14becf8c38ae',
        title: 'New Year at the Table',
        description: 'What you wore when the kiribath was cut.',
        rules: 'One look each, worn on the day.',
        featuredImage: '/media/scenes/look-3/960.webp',
        startDate: '2026-09-20',
        endDate: '2026-10-20',
        prizes: [
          { position: 1, description: 'A Dumbara Valley Sarong', loyaltyPoints: 20 },
          { position: 2, description: 'A Reed and Heddle Tee', loyaltyPoints: 10 },
        ],
        winners: [
          {
            position: 1,
            user: { name: 'Amaya Perera', profileImage: null, slug: 'amaya-perera' },
            submissionId: '019a0000-6b1e-73ea-8756-2fd8aa264c65',
          },
          {
            position: 2,
            user: { name: 'Tharushi Silva', profileImage: null, slug: 'tharushi-silva' },
            submissionId: '019a0000-82f5-7c99-8361-a64dbdc9bc21',
          },
        ],
      },
    ],
  },
  'staff.challenge-add': { success: true, challenge: oneColourHeadToToe, message: 'Done' },
  'staff.challenge-save': { success: true, challenge: oneColourHeadToToe, message: 'Done' },
  'staff.challenge-winner': { success: true, challenge: oneColourHeadToToe, message: 'Done' },
  'staff.challenges': {
    success: true,
    challenges: [
      oneColourHeadToToe,
      {
        title: 'Monsoon Layers',
        description:
          'It rains sideways for two months a year, and nobody stays at home for it. Show us how you layer for a wet walk and a dry office.',
        rules:
          'One look each. At least one layer must come off at the door.\nWear what you own; it need not be ours.',
        featuredImage: '/media/scenes/look-4/960.webp',
        startDate: '2026-11-20',
        endDate: '2026-12-18',
        isPublished: true,
        prizes: [
          { description: 'A South-West Monsoon Jacket in your size', loyaltyPoints: 20 },
          { description: 'A Canvas tote, packed by us', loyaltyPoints: 10 },
          { description: 'Our thanks and a place in the news', loyaltyPoints: 5 },
        ],
        _id: '019a0000-2a5a-796e-8ffc-9d2e4aa478a2',
        version: 1,
        isOver: false,
        entries: [
          {
            _id: '019a0000-248b-725c-8bc8-a7e7540cc108',
            title: 'Pettah in the rain',
            image: '/media/scenes/look-4/960.webp',
            userName: 'Kavindu Jayasuriya',
            likesCount: 22,
          },
          {
            _id: '019a0000-8e2a-79d3-8ac4-f84f61ed9c0c',
            title: 'Office air conditioning',
            image: '/media/scenes/look-9/960.webp',
            userName: 'Ananya Iyer',
            likesCount: 17,
          },
        ],
        winners: [],
      },
    ],
    total: 3,
    pages: 1,
  },
  'staff.community-picture-add': {
    success: true,
    picture: { address: '/media/uploads/a7146905-1e64-4bc4-9647-0766584b8bc2/960.webp' },
  },
} as const satisfies Samples
