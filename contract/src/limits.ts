/** Numbers of the shop that more than one side needs. Times in ms. Sources: spec A section 9. */
export const limits = {
  defaultDeliveryRupees: 350,
  collectionPageSize: 12,
  pagerWindow: 5,
  latestProducts: 10,
  bestSellers: 5,
  /** Best sellers follow from what was sold in so many days; with fewer pieces than this there is nothing to follow. */
  bestSellerDays: 60,
  bestSellerPlaces: 12,
  bestSellerFewestPieces: 50,
  relatedProducts: 5,
  returnWindowDays: 7,
  searchSuggestions: 6,
  sizesOnHorizontalCard: 4,
  skeletonDelayMs: 2000,
  stockWithoutVariants: 99,
  fewLeftBelow: 5,
  stepperMinimum: 1,
  stepperMaximum: 999,
  lineNameMaximumLength: 60,
  lineStoryMaximumLength: 1000,
  reviewMinimumLength: 10,
  reviewMaximumLength: 4000,
  passwordMinimumLength: 8,
  phoneDigitsMinimum: 7,
  phoneDigitsMaximum: 15,
  phoneInputMaximumLength: 20,
  loginPollMs: 500,
  ipLookupTimeoutMs: 5000,
  /** So long after signing in the ways to sign in may be changed without the password. */
  freshSignInMs: 10 * 60_000,
  verifyTokenWaitMs: 2000,
  /** How long the way to Koko can be cancelled, and how long its result is shown. */
  kokoRedirectDelayMs: 1500,
  kokoReturnDelayMs: 3000,
  postalCodeCheckDelayMs: 500,
  shippingRecalculationDelayMs: 500,
  /** An address that was filled in as a whole is looked up a little later than one that is typed. */
  filledAddressCheckDelayMs: 1000,
  toastAutoCloseMs: 5000,
  cookieBannerDelayMs: 1000,
  newsletterDiscountPercent: 20,
  newsletterCodeDelayMs: 1000,
  newsletterCodeShownMs: 8000,
  quoteLifetimeMs: 30 * 60_000,
  paymentPageLifetimeMs: 30 * 60_000,
  stockHoldLifetimeMs: 35 * 60_000,
  jsonBodyMaximumBytes: 1_048_576,
  /** What people upload: the size of the file, and of what is in it. */
  pictureMaximumBytes: 10 * 1024 * 1024,
  pictureMaximumPixels: 40_000_000,
  reviewPhotosMaximum: 5,
  moderationReasonMaximumLength: 300,
  cartLinesMaximum: 100,
  wishlistMaximum: 200,
  /** The newest reviews of a product are listed; one's own is found beyond them. */
  reviewsShown: 200,
} as const

/** The widths, in px, that a picture is served in; others are refused. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1200, 1600] as const
