import { partnerPicture, sampleSides } from '../designs/samples.ts'
import type { Samples } from '../samples/sample.ts'

const galleFort = {
  _id: '01a22509-de04-7553-813c-1673483ec215',
  printfulProductId: 71,
  printfulVariantId: 4013,
  productTitle: 'Unisex Staple T-Shirt | Bella + Canvas 3001',
  name: 'Galle Fort',
  description: 'For the beach',
  status: 'ready',
  state: 'ok',
  price: 6209.68,
  baseCost: 9.25,
  printCost: 0,
  profit: 10,
  sellingPrice: 19.25,
  selectedOptions: { size: 'L', color: 'White', material: ['100% cotton'] },
  colorCode: '#f4f3ee',
  image: '/media/prints/974420b6-44a5-41d3-aa94-dd0d716ee338/proof.webp',
  isDesignShown: true,
  mockups: [],
  createdAt: 1795917733384,
  updatedAt: 1795917733384,
  version: 0,
  log: null,
} as const

/** Nobody has looked at its proof yet. */
const unapproved = {
  ...galleFort,
  state: 'proof-needed',
  image: partnerPicture(71),
  isDesignShown: false,
} as const

const opened = { designs: sampleSides, mockupTasks: [], awaitedBy: null } as const

const printFile = (placement: 'front' | 'back', sha256: string, id: string) => ({
  placement,
  sha256,
  image: `/media/prints/${id}/proof.webp`,
  ...{ width: 1800, height: 2400, dpi: 150 },
})

/** Valid answers of the calls of custom products. */
export const customProductsSamples = {
  'custom-products.approve-proof': {
    success: true,
    message: 'Approved. Your design is printed exactly like this.',
  },
  'custom-products.create': {
    success: true,
    message: 'Design saved successfully!',
    product: { ...unapproved, ...opened },
    costChanged: false,
  },
  'custom-products.delete': { success: true, message: 'Design deleted successfully' },
  'custom-products.designer-origin': { success: true, origin: 'http://127.0.0.1:4100' },
  'custom-products.generate-mockup': { success: true, taskKey: '01a22508-926a-729f-8898-7d7145059645' },
  'custom-products.get': { success: true, customProduct: { ...galleFort, ...opened } },
  'custom-products.list': {
    success: true,
    customProducts: [
      {
        ...galleFort,
        _id: '01a22509-debc-7767-8d63-f13a7e70605e',
        ...{ name: 'Not on offer', state: 'unavailable', image: partnerPicture(71), isDesignShown: false },
      },
      {
        ...galleFort,
        _id: '01a22509-de93-75ad-8eee-404c9eaaa20f',
        ...{ name: 'Nothing on it yet', status: 'draft', state: 'empty', image: partnerPicture(71) },
        isDesignShown: false,
      },
      { ...unapproved, _id: '01a22509-de60-7405-a819-90907dfe8363', name: 'Proof to be checked' },
      {
        ...galleFort,
        _id: '01a22509-c1b2-7688-98f1-8d21fa812e4b',
        name: 'A name of fifty characters, which is the longest 1',
      },
      galleFort,
    ],
  },
  'custom-products.mockup-status': {
    success: true,
    status: 'completed',
    mockups: [
      { placement: 'front', mockup_url: '/media/uploads/2d7c0fdb-80f8-4f3a-b2a8-0663e38d4a86/960.webp' },
    ],
  },
  'custom-products.open-embedded': {
    success: true,
    designerUrl: '/designer-frame?nonce=892ede996298ba6eb1a665b8277ae890&product=71&variant=4012',
    designId: '01a22508-f923-757b-bb5c-9e56986c5815',
  },
  'custom-products.proof': {
    success: true,
    proof: {
      version: 0,
      isApproved: true,
      sides: [
        printFile(
          'front',
          '6c6abb646416a57b5f73f358dc693946db7608cce8d88a0cdb01ceaab9f95fb5',
          '974420b6-44a5-41d3-aa94-dd0d716ee338',
        ),
        printFile(
          'back',
          '51722f9de62f29e81f2fb3888d05f18ca9538f7210a97177c34f9a4c69d485e3',
          'f143603f-43f0-4863-a628-19a64de2e110',
        ),
      ],
    },
  },
  'custom-products.refresh-mockup': {
    success: true,
    message: 'Mockup generation started',
    tasks: [
      { placement: 'front', taskKey: '01a2250a-9bd4-7091-b9b6-2252e89b6822' },
      { placement: 'back', taskKey: '01a2250a-9be4-77b3-ac89-e66360e2a0fd' },
    ],
  },
  'custom-products.save-embedded': { success: true, customProductId: galleFort._id },
  'custom-products.update': {
    success: true,
    message: 'Design saved successfully!',
    product: { ...unapproved, ...opened, version: 1 },
    costChanged: false,
  },
} as const satisfies Samples
