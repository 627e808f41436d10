interface Colour {
  readonly name: string
  readonly code: string
}

/** A product, with what its variants are made from. The ids are Printful's where they are known, and ours elsewhere. */
export interface PrintProduct {
  readonly id: number
  readonly categoryId: number
  readonly type: string
  readonly brand: string
  readonly model: string
  readonly title: string
  /** USD for the smallest size, and what each size from the fifth on costs more. */
  readonly price: number
  readonly perLargeSize: number
  readonly sizes: readonly string[]
  readonly colours: readonly Colour[]
  readonly material: readonly { readonly name: string; readonly percentage: number }[]
  readonly description: string
  /** The garment that its picture is drawn from, in the first colour. */
  readonly drawnAs: string
  /** The id of its first variant; the others count on from it. */
  readonly firstVariant: number
}

const white = { name: 'White', code: '#f4f3ee' }
const black = { name: 'Black', code: '#26262a' }
const navy = { name: 'Navy', code: '#232f4b' }
const sand = { name: 'Sand', code: '#d8c7a8' }
const forest = { name: 'Forest', code: '#2f4a3a' }
const maroon = { name: 'Maroon', code: '#5d2230' }
const heather = { name: 'Heather Grey', code: '#b4b5b7' }
const natural = { name: 'Natural', code: '#e6dcc6' }

const letters = ['S', 'M', 'L', 'XL', '2XL', '3XL']
const cotton = [{ name: 'cotton', percentage: 100 }]
const fleece = [
  { name: 'cotton', percentage: 50 },
  { name: 'polyester', percentage: 50 },
]
const noMaterial: PrintProduct['material'] = []

const tee = {
  categoryId: 24,
  type: 'T-Shirt',
  sizes: letters,
  material: cotton,
  drawnAs: 'tee',
  perLargeSize: 2,
}
const hoodie = {
  ...tee,
  categoryId: 28,
  type: 'Hoodie',
  material: fleece,
  drawnAs: 'hoodie',
  perLargeSize: 2.5,
}
const tank = { ...tee, categoryId: 33, type: 'Tank Top', drawnAs: 'tank' }
const longSleeve = { ...tee, categoryId: 26, type: 'Long Sleeve', drawnAs: 'long-sleeve' }
const poster = {
  ...tee,
  categoryId: 55,
  type: 'Poster',
  material: noMaterial,
  drawnAs: 'poster',
  perLargeSize: 0,
}
const mug = { ...poster, categoryId: 112, type: 'Mug', drawnAs: 'mug' }
const phoneCase = { ...poster, categoryId: 77, type: 'Phone Case', drawnAs: 'phone-case' }
const bag = { ...tee, categoryId: 16, type: 'Bag', sizes: ['One size'], perLargeSize: 0 }

const about = (sentence: string, ...points: string[]) =>
  [sentence, '', ...points.map((point) => `• ${point}`)].join('\n')

/** Everything that can be printed on, in the order of the catalogue. */
export const printProducts: readonly PrintProduct[] = [
  {
    ...tee,
    ...{ id: 71, brand: 'Bella + Canvas', model: '3001', title: 'Unisex Staple T-Shirt', price: 9.25 },
    ...{ colours: [white, black, navy, maroon, forest, sand], firstVariant: 4011 },
    description: about(
      'A soft, light shirt that suits everybody.',
      '100% combed and ring-spun cotton',
      'Fabric weight: 142 g/m²',
      'Shoulder-to-shoulder taping',
      'Pre-shrunk',
    ),
  },
  {
    ...tee,
    ...{ id: 12, brand: 'Gildan', model: '64000', title: 'Unisex Softstyle T-Shirt', price: 7.95 },
    ...{ colours: [heather, black, white, navy], firstVariant: 500 },
    description: about(
      'A classic shirt at a good price.',
      '100% ring-spun cotton',
      'Fabric weight: 153 g/m²',
      'Quarter-turned',
    ),
  },
  {
    ...tee,
    ...{ id: 360, brand: 'Bella + Canvas', model: '6400', title: 'Women’s Relaxed T-Shirt', price: 10.5 },
    ...{ colours: [sand, white, black], firstVariant: 10_200 },
    description: about(
      'A relaxed fit with a slightly longer body.',
      '100% combed cotton',
      'Side-seamed',
      'Pre-shrunk',
    ),
  },
  {
    ...tee,
    ...{ id: 382, brand: 'Stanley/Stella', model: 'STTU755', title: 'Organic Cotton T-Shirt', price: 12.75 },
    ...{ colours: [forest, white, navy], firstVariant: 11_600 },
    description: about(
      'Organic cotton, knitted tight for clear prints.',
      '100% organic cotton',
      'Fabric weight: 180 g/m²',
      'GOTS certified',
    ),
  },
  {
    ...hoodie,
    ...{ id: 146, brand: 'Gildan', model: '18500', title: 'Unisex Heavy Blend Hoodie', price: 20.95 },
    ...{ colours: [black, navy, heather, maroon, forest], firstVariant: 5530 },
    description: about(
      'A warm hoodie with a pouch pocket.',
      '50% cotton, 50% polyester',
      'Fabric weight: 271 g/m²',
      'Double-lined hood',
      'Rib-knit cuffs',
    ),
  },
  {
    ...hoodie,
    ...{ id: 380, brand: 'Cotton Heritage', model: 'M2580', title: 'Unisex Premium Hoodie', price: 27.5 },
    ...{ colours: [sand, black, white], firstVariant: 10_779 },
    description: about(
      'Heavy fleece with a smooth face for fine prints.',
      '65% cotton, 35% polyester',
      'Fabric weight: 288 g/m²',
      'Three-panel hood',
    ),
  },
  {
    ...hoodie,
    ...{ id: 542, brand: 'Stanley/Stella', model: 'STSU822', title: 'Organic Cotton Hoodie', price: 31.25 },
    ...{ colours: [forest, navy, natural], firstVariant: 13_900 },
    description: about(
      'Brushed organic cotton, soft on both sides.',
      '85% organic cotton, 15% recycled polyester',
      'Set-in sleeves',
      'Lined hood',
    ),
  },
  {
    ...tank,
    ...{ id: 248, brand: 'Bella + Canvas', model: '3480', title: 'Unisex Tank Top', price: 9.95 },
    ...{ colours: [white, black, navy], firstVariant: 8630 },
    description: about(
      'A light tank for hot days.',
      '100% combed cotton',
      'Fabric weight: 142 g/m²',
      'Side-seamed',
    ),
  },
  {
    ...tank,
    ...{ id: 271, brand: 'Next Level', model: '1533', title: 'Women’s Racerback Tank', price: 10.25 },
    ...{ colours: [maroon, white, black], firstVariant: 9000 },
    description: about(
      'A racerback with a soft drape.',
      '60% cotton, 40% polyester',
      'Fabric weight: 135 g/m²',
      'Curved hem',
    ),
  },
  {
    ...longSleeve,
    ...{ id: 356, brand: 'Bella + Canvas', model: '3501', title: 'Unisex Long Sleeve Shirt', price: 13.25 },
    ...{ colours: [navy, white, black, forest], firstVariant: 10_080 },
    description: about(
      'The staple shirt with long sleeves.',
      '100% combed cotton',
      'Fabric weight: 142 g/m²',
      'Ribbed cuffs',
    ),
  },
  {
    ...longSleeve,
    ...{ id: 57, brand: 'Gildan', model: '2400', title: 'Ultra Cotton Long Sleeve Shirt', price: 12.5 },
    ...{ colours: [sand, black, heather], firstVariant: 3330 },
    description: about(
      'Thick cotton that keeps its shape.',
      '100% cotton',
      'Fabric weight: 203 g/m²',
      'Taped neck',
    ),
  },
  {
    ...poster,
    ...{
      id: 1,
      brand: 'Matte paper',
      model: 'Enhanced matte',
      title: 'Enhanced Matte Paper Poster',
      price: 8.5,
    },
    ...{ sizes: ['30×40 cm', '50×70 cm', '61×91 cm'], colours: [white], firstVariant: 8947, perLargeSize: 0 },
    description: about(
      'Thick matte paper for a quiet wall.',
      'Paper thickness: 0.26 mm',
      'Paper weight: 189 g/m²',
      'Opacity: 94%',
    ),
  },
  {
    ...poster,
    ...{
      id: 171,
      brand: 'Photo paper',
      model: 'Premium lustre',
      title: 'Premium Lustre Photo Poster',
      price: 10.95,
    },
    ...{ sizes: ['30×40 cm', '50×70 cm'], colours: [natural], firstVariant: 6873 },
    description: about('A gentle shine for photographs.', 'Paper weight: 260 g/m²', 'Satin finish'),
  },
  {
    ...mug,
    ...{ id: 19, brand: 'Ceramic', model: 'White glossy', title: 'White Glossy Mug', price: 5.95 },
    ...{ sizes: ['325 ml', '450 ml'], colours: [white], firstVariant: 1320 },
    description: about(
      'A sturdy mug for every morning.',
      'Ceramic',
      'Dishwasher and microwave safe',
      'Printed all around',
    ),
  },
  {
    ...mug,
    ...{ id: 300, brand: 'Ceramic', model: 'Black glossy', title: 'Black Glossy Mug', price: 7.5 },
    ...{ sizes: ['325 ml'], colours: [black], firstVariant: 9323 },
    description: about('Bright prints on deep black.', 'Ceramic', 'Dishwasher and microwave safe'),
  },
  {
    ...phoneCase,
    ...{ id: 181, brand: 'iPhone', model: 'Clear case', title: 'Clear Case for iPhone', price: 11.95 },
    ...{ sizes: ['iPhone 15', 'iPhone 16', 'iPhone 17'], colours: [natural], firstVariant: 7910 },
    description: about('A slim case that shows the print.', 'Flexible sides, firm back', 'Wireless charging'),
  },
  {
    ...phoneCase,
    ...{ id: 420, brand: 'Samsung', model: 'Tough case', title: 'Tough Case for Samsung', price: 14.5 },
    ...{ sizes: ['Galaxy S24', 'Galaxy S25'], colours: [navy], firstVariant: 12_400 },
    description: about('Two layers against falls.', 'Impact-resistant shell', 'Matte finish'),
  },
  {
    ...bag,
    ...{
      id: 84,
      brand: 'Liberty Bags',
      model: 'Tote',
      title: 'Canvas Tote Bag',
      price: 13.95,
      drawnAs: 'tote',
    },
    ...{ colours: [natural, black], firstVariant: 4533 },
    description: about('Carries the market home.', '100% cotton canvas', 'Holds 9 kg', '38 × 38 cm'),
  },
  {
    ...bag,
    ...{
      id: 279,
      brand: 'All-Over Print',
      model: 'Roll-top',
      title: 'Roll-Top Backpack',
      price: 36.5,
      drawnAs: 'backpack',
    },
    ...{ colours: [forest], firstVariant: 9063 },
    description: about(
      'A backpack that keeps the rain out.',
      '100% polyester',
      'Pocket for a 15-inch laptop',
      '42 × 31 × 14 cm',
    ),
  },
]
