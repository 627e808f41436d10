import { words } from '../../platform/words/i18n.ts'

/** The words of custom products, in English. */
const customProductsEn = {
  title: 'MY CUSTOM DESIGNS',
  pageTitle: 'My custom designs · $t(store)',
  create: 'CREATE NEW DESIGN',
  none: "You haven't created any custom designs yet.",
  noneText: 'Choose a product, put your own drawing on it, and order it from here.',
  failed: 'Failed to fetch custom products',
  oneFailed: 'Failed to fetch product details',
  loginForList: 'Please login to view your custom products',
  loginForOne: 'Please login to view this product',
  custom: 'CUSTOM',
  created: 'Created on {{date}}',
  add: 'ADD TO CART',
  addName: 'Add to cart: {{name}}',
  added: 'Custom product added to cart!',
  delete: 'DELETE',
  deleteName: 'Delete {{name}}',
  deleteTitle: 'Delete this design?',
  deleteText: 'Are you sure you want to delete this design? This action cannot be undone.',
  deleteFromCartText:
    'It is in your cart, and can no longer be ordered from there. Are you sure you want to delete this design? This action cannot be undone.',
  keep: 'Keep it',
  deleteConfirm: 'Delete',
  deleted: 'Design deleted successfully',
  deleteFailed: 'Failed to delete design',
  empty: 'Nothing to print yet. Add something to the design first.',
  soldOut: 'Out of stock',
  unavailable: 'No longer available',
  back: 'My custom designs',
  onePageTitle: '{{name}} · $t(store)',
  mockup: '{{name}}, {{side}}',
  sides: { front: 'front', back: 'back' },
  noMockup: 'The picture shows the product without your design.',
  proofTitle: 'Your proof',
  proofText:
    'This is drawn from the file that goes to print. Check spelling, placement and colours; in print, colours look a little softer.',
  proofDrawing: 'Drawing your proof …',
  proofOf: 'Proof of the {{side}}',
  printFile: 'Print file of the {{side}}: {{width}} × {{height}} px at {{dpi}} dpi',
  proofChecked: 'I have checked the proof. Print it exactly like this.',
  approve: 'Approve Proof',
  approved: 'Proof approved',
  awaited: {
    add: 'Check and approve the proof. It then goes into your cart.',
    checkout: 'Check and approve the proof. You then go to the checkout.',
  },
  approveFailed: 'The proof could not be approved',
  proofApproved: 'You approved this proof. It is printed exactly like this.',
  proofFailed: 'There is no proof yet',
  proofFailedText: 'Your proof could not be drawn. Please try again in a moment.',
  proofNeeded: 'Check and approve the proof first.',
  awaitedBy:
    'Order {{number}} is waiting for a new print file. If this is the changed design, please do not order it again: once you have approved its proof, we print it instead, at no cost to you.',
  awaitedByNew:
    'Order {{number}} is waiting for a new print file. If this is the new design, please do not order it again: we print it instead, at no cost to you.',
  toOrders: 'My orders',
  notFound: 'Page Not Found',
  notFoundText: 'This design does not exist any more.',
  checkProof: 'CHECK PROOF',
  checkProofOf: 'Check the proof: {{name}}',
  changeDesign: 'Change the design',
  price: 'Price',
  garment: 'Product',
  date: 'Created',
  status: 'Status',
  statuses: {
    ok: 'Ready to order',
    'proof-needed': 'Proof to be approved',
    empty: 'Nothing to print',
    'sold-out': 'Out of stock',
    unavailable: 'No longer available',
    ordered: 'Ordered',
    archived: 'Archived',
  },
  size: 'Size',
  colour: 'Colour',
  refresh: 'Refresh Mockup',
  mockupStarted: 'Mockup generation started',
  mockupMade: 'Mockup generated successfully',
  mockupFailed: 'Mockup generation failed',
  mockupWait: 'Our print partner is making new mockups. This can take a minute.',
  refreshFailed: 'Failed to generate mockup',
  deleteDesign: 'Delete Design',
  orderTitle: 'Your custom order',
  orderText: 'We have it printed for you. At the checkout you choose delivery and payment.',
  orderCart: 'Everything else in your cart is part of the same order.',
  checkout: 'Proceed to Checkout',
} as const

words.addResourceBundle('en', 'custom-products', customProductsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'custom-products': typeof customProductsEn
  }
}
