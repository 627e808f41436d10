import type { Samples } from '../samples/sample.ts'

const text = (words: string) => ({
  id: 'text-1',
  position: { x: 50, y: 100, width: 200, height: 50, rotation: 0, zIndex: 0 },
  isLocked: false,
  isHidden: false,
  group: null,
  type: 'text' as const,
  text: words,
  style: {
    opacity: 1,
    color: '#000000',
    fontSize: 24,
    fontFamily: 'Arial' as const,
    fontWeight: 'normal' as const,
    textAlign: 'center' as const,
    letterSpacing: 0,
    curve: 0,
    outlineWidth: 0,
    outlineColor: '#ffffff',
  },
})

const elements = [text('Galle')]

const side = (placement: 'front' | 'back', words: string) => ({
  version: 1 as const,
  placement,
  elements: [text(words)],
  background: 'transparent',
  dimensions: { width: 300, height: 400 },
})

/** A design with a text on each side. */
export const sampleSides = [side('front', 'Galle'), side('back', 'Since 1588')]

/** What the shop serves of a picture of the print partner. */
export const partnerPicture = (id: number) =>
  `/api/image/proxy?url=${encodeURIComponent(`https://files.cdn.printful.com/products/${id}.webp`)}`

const stapleShirt = {
  id: 71,
  title: 'Unisex Staple T-Shirt | Bella + Canvas 3001',
  image: partnerPicture(71),
  variant_count: 36,
  type_name: 'T-Shirt',
  brand: 'Bella + Canvas',
  description: 'A soft, light shirt that suits everybody.',
  features: ['100% combed and ring-spun cotton', 'Fabric weight: 142 g/m²', 'Shoulder-to-shoulder taping'],
} as const

type Described = readonly [type: string, brand: string, title: string, variants: number]

/** The first page of the catalogue. */
const catalog = [
  stapleShirt,
  ...(
    [
      ['T-Shirt', 'Gildan', 'Unisex Softstyle T-Shirt | Gildan 64000', 24],
      ['T-Shirt', 'Bella + Canvas', 'Women’s Relaxed T-Shirt | Bella + Canvas 6400', 18],
      ['T-Shirt', 'Stanley/Stella', 'Organic Cotton T-Shirt | Stanley/Stella STTU755', 18],
      ['Hoodie', 'Gildan', 'Unisex Heavy Blend Hoodie | Gildan 18500', 30],
      ['Hoodie', 'Cotton Heritage', 'Unisex Premium Hoodie | Cotton Heritage M2580', 18],
      ['Hoodie', 'Stanley/Stella', 'Organic Cotton Hoodie | Stanley/Stella STSU822', 18],
      ['Tank Top', 'Bella + Canvas', 'Unisex Tank Top | Bella + Canvas 3480', 18],
      ['Tank Top', 'Next Level', 'Women’s Racerback Tank | Next Level 1533', 18],
      ['Long Sleeve', 'Bella + Canvas', 'Unisex Long Sleeve Shirt | Bella + Canvas 3501', 24],
      ['Long Sleeve', 'Gildan', 'Ultra Cotton Long Sleeve Shirt | Gildan 2400', 18],
      ['Poster', 'Matte paper', 'Enhanced Matte Paper Poster | Matte paper Enhanced matte', 3],
    ] satisfies Described[]
  ).map(([type_name, brand, title, variant_count], at) => ({
    ...{ id: 360 + at, title, image: partnerPicture(360 + at), variant_count, type_name, brand },
    description: 'A classic at a good price.',
    features: ['Pre-shrunk', 'Side-seamed'],
  })),
]

const blank = (colour: string) => {
  const tee = (view: string, px: number) => ({
    front: `/media/garments/tee.front.${view}.v4/${px}.webp`,
    back: `/media/garments/tee.back.${view}.v4/${px}.webp`,
  })
  return {
    ...tee(`${colour}.solid`, 1200),
    folds: tee('f4f3ee.folds', 320),
    undyed: tee('f4f3ee.undyed', 640),
    printArea: { x: 0.2992, y: 0.286, width: 0.4016, height: 0.4284 },
    around: null,
  }
}

const file = (type: 'front' | 'back') => ({
  ...{ type, preview_url: '', width: 1800, height: 2400, dpi: 150 },
  fill: 'fit' as const,
})

/** The colours of the shirt, each in all its sizes. */
const variants = [
  { color: 'White', code: 'f4f3ee' },
  { color: 'Black', code: '26262a' },
  { color: 'Navy', code: '232f4b' },
].flatMap(({ color, code }, row) =>
  ['S', 'M', 'L', 'XL', '2XL', '3XL'].map((size, at) => ({
    id: 4011 + row * 6 + at,
    ...{ size, color, color_label: color, color_code: `#${code}` },
    price: at < 4 ? 9.25 : 11.25,
    sku: `PF-71-${4011 + row * 6 + at}`,
    ...{ weight: null, dimensions: null, material: '100% cotton' },
    image: partnerPicture(71),
    files: [file('front'), file('back')],
    blank: blank(code),
    in_stock: true,
  })),
)

const galleFort = {
  _id: '01a22509-95b5-7477-a0b3-4ae3de6fefb0',
  name: 'Galle Fort',
  description: 'For the beach',
  previewImage: {
    url: '/media/uploads/7121b772-608a-4285-b9d4-055d429e91f9/640.webp',
    publicId: '7121b772-608a-4285-b9d4-055d429e91f9',
  },
  productInfo: { printfulProductId: 71, printfulVariantId: 4012, productTitle: stapleShirt.title },
  status: 'saved',
  tags: [],
  createdAt: 1795917714869,
  timesUsed: 0,
} as const

const longestName = {
  ...galleFort,
  _id: '01a22509-985a-70d9-bf92-2d55ab8b3a32',
  name: 'A name of fifty characters, which is the longest 1',
  description: 'Two hundred characters of description, as many as there may be. '.repeat(4).slice(0, 200),
  status: 'draft',
  createdAt: 1795917715546,
} as const

const withoutPreview = {
  ...galleFort,
  _id: '01a22509-9b6c-72da-b456-0aae9fcf66ad',
  name: 'Without a preview',
  description: '',
  previewImage: { url: partnerPicture(71), publicId: '' },
  createdAt: 1795917716333,
} as const

const image = (id: string, name: string, width: number, height: number) => ({
  _id: id,
  url: `/media/uploads/${id}/${width}x${height}.png`,
  name,
  usageCount: 0,
  lastUsed: null,
  width,
  height,
  hasAlpha: false,
  hasFlatBackground: false,
})

const beach = image(
  '47982952-4a04-476d-9d1a-7ed7145c6fd1',
  'A beach south of Galle in November, before the rain.png',
  800,
  500,
)

/** Valid answers of the calls of designs. */
export const designsSamples = {
  'design-logs.add': { success: true, length: 2 },
  'design-logs.get': {
    success: true,
    entries: [{ at: 1795919400000, change: { do: 'add', side: 'front', elements } }],
  },
  'design-logs.list': { success: true, customerId: '01a22508-6254-710f-8c6d-c79d7d1f0550', logs: [] },
  'designs.catalog': { success: true, products: catalog, paging: { total: 19, limit: 12, offset: 0 } },
  'designs.catalog-product': { success: true, product: { product: stapleShirt, variants } },
  'designs.delete-image': { success: true },
  'designs.images': {
    success: true,
    images: [
      image('bb0e3ff8-e27a-43a9-852b-c5a7cf7132bd', 'square.png', 300, 300),
      image('ac072a2a-4dcd-412d-ab49-b623136a85f4', 'tower.png', 200, 600),
      beach,
    ],
  },
  'designs.upload-image': { success: true, url: beach.url, publicId: beach._id, image: beach },
  'designs.use-image': { success: true, usageCount: 1, lastUsed: '2026-11-29T02:01:14.643Z' },
  'saved-designs.delete': { success: true, message: 'Design deleted successfully' },
  'saved-designs.duplicate': {
    success: true,
    message: 'Design duplicated',
    design: { ...galleFort, _id: '01a22509-9f01-7c11-8e0b-5b1f6d7c2a90', name: 'Galle Fort (Copy)' },
  },
  'saved-designs.get': {
    success: true,
    design: {
      ...galleFort,
      productInfo: { ...galleFort.productInfo, variantInfo: { size: 'M', color: 'White', image: '' } },
      designs: sampleSides,
      currentPlacement: 'front',
      selectedElement: null,
    },
  },
  'saved-designs.list': { success: true, designs: [withoutPreview, longestName, galleFort] },
  'saved-designs.save': { success: true, message: 'Design saved successfully!', design: galleFort },
} as const satisfies Samples
