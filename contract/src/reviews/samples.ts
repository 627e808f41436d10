import type { Samples } from '../samples/sample.ts'

const review = {
  _id: '01a22515-627c-72ee-a97e-d369fac3c875',
  userId: 'b2355ddc871da7b9df3a96b2',
  userName: 'Nadeesha Silva',
  profileImage: null,
  rating: 4,
  review: 'Wears well in every weather, and irons flat. Here it is on the beach, and after.',
  date: 1795918488191,
  verifiedPurchase: false,
  photos: [
    {
      _id: '0da97b1b-d424-4ceb-98a6-1b6798d8a4a7',
      url: '/media/uploads/0da97b1b-d424-4ceb-98a6-1b6798d8a4a7/640.webp',
    },
    {
      _id: '56ca85bf-f38a-4f03-8025-fdbe282c7117',
      url: '/media/uploads/56ca85bf-f38a-4f03-8025-fdbe282c7117/640.webp',
    },
    {
      _id: '7241ad35-df85-48d6-aac0-0a4b705d9c66',
      url: '/media/uploads/7241ad35-df85-48d6-aac0-0a4b705d9c66/640.webp',
    },
  ],
} as const

const review2 = {
  _id: '01a22515-c905-7563-a5dc-31216c137e6e',
  product: {
    _id: '019a0000-d48f-7952-823f-3943b0ce06b2',
    name: 'Station Master Jacket',
    slug: 'station-master-jacket',
  },
  userName: 'Nadeesha Silva',
  rating: 4,
  review: 'Wears well in every weather, and irons flat. Here it is on the beach, and after.',
  date: 1795918514438,
  photos: [
    {
      _id: '4b98a002-a493-4b3c-bdf9-91d0d600590a',
      url: '/media/uploads/4b98a002-a493-4b3c-bdf9-91d0d600590a/640.webp',
    },
    {
      _id: 'bec68978-373c-4f14-9684-baca27030eef',
      url: '/media/uploads/bec68978-373c-4f14-9684-baca27030eef/640.webp',
    },
    {
      _id: '2440bc91-0526-4f28-8537-2d0ba7361b5a',
      url: '/media/uploads/2440bc91-0526-4f28-8537-2d0ba7361b5a/640.webp',
    },
  ],
  reports: ['spam'],
  hidden: null,
} as const

/** Valid answers of the calls of reviews. */
export const reviewsSamples = {
  'reviews.add': {
    success: true,
    message: 'Review submitted. Thank you!',
    reviewId: '01a22507-a9ae-7609-bd94-85bbcae0bbc8',
  },
  'reviews.add-photo': {
    success: true,
    message: 'Photo added',
    photo: {
      _id: '0da97b1b-d424-4ceb-98a6-1b6798d8a4a7',
      url: '/media/uploads/0da97b1b-d424-4ceb-98a6-1b6798d8a4a7/640.webp',
    },
  },
  'reviews.change': { success: true, message: 'Done', reviewId: 'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d' },
  'reviews.delete': { success: true, message: 'Done' },
  'reviews.delete-photo': { success: true, message: 'Done' },
  'reviews.own': { success: true, review: review },
  'reviews.product': {
    success: true,
    reviews: [
      review,
      {
        _id: '019a0000-b464-7f2b-85cd-6f9b17a76ae0',
        userId: '462ebe3cb4f24a130c1b8e0f',
        userName: 'Karthik Balasingham',
        profileImage: null,
        rating: 5,
        review: 'I have worn it on my head, my neck and, in Sigiriya, round a sunburnt shoulder.',
        date: 1794794215551,
        verifiedPurchase: true,
        photos: [],
      },
    ],
    starCounts: [0, 0, 0, 2, 3],
  },
  'reviews.report': { success: true, message: 'Thank you. We will check this review.' },
  'staff.review-hide': { success: true, review: review2, message: 'Done' },
  'staff.review-show': { success: true, review: review2, message: 'Done' },
  'staff.reviews': {
    success: true,
    reviews: [
      review2,
      {
        _id: '01a22515-6cef-7507-b354-e8f8f8c2193e',
        product: {
          _id: '019a0000-6926-7499-8de9-c682df6a101e',
          name: 'Dutch Canal Dress',
          slug: 'dutch-canal-dress',
        },
        userName: 'Nadeesha Silva',
        rating: 4,
        review: 'Wears well in every weather, and irons flat. Here it is on the beach, and after.',
        date: 1795918490864,
        photos: [
          {
            _id: 'f6802bcf-1e48-421c-8a29-727ec2db4d4b',
            url: '/media/uploads/f6802bcf-1e48-421c-8a29-727ec2db4d4b/640.webp',
          },
          {
            _id: 'bee0ee82-8eb7-4a76-a5da-40e9b9bf3dee',
            url: '/media/uploads/bee0ee82-8eb7-4a76-a5da-40e9b9bf3dee/640.webp',
          },
          {
            _id: '924751b0-30b5-4aaa-93d7-755f02aebadf',
            url: '/media/uploads/924751b0-30b5-4aaa-93d7-755f02aebadf/640.webp',
          },
        ],
        reports: [],
        hidden: null,
      },
    ],
    total: 304,
    pages: 13,
  },
} as const satisfies Samples
