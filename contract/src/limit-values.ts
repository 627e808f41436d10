/** Numbers of the shop that more than one side needs. Times in ms. Sources: A9 and B9 in docs/requirements.md. */
export const collectionPageSize = 12
export const pagerWindow = 5
export const latestProducts = 10
export const bestSellers = 5
/** Best sellers follow from what was sold in so many days; with fewer pieces than this there is nothing to follow. */
export const bestSellerDays = 60
export const bestSellerPlaces = 12
export const bestSellerFewestUnits = 50
export const relatedProducts = 5
/** Unless the owner sets another; an order keeps the one that it was delivered with. */
export const returnWindowDays = 7
export const returnWindowDaysMaximum = 365
/** So long the difference of an approved exchange can be paid, while what is wanted is held. */
export const exchangePaymentDays = 3
/** So many days after a request is approved its items are to be sent. */
export const returnSendDays = 14
/** So many days after its approval an exchange holds what is wanted: time to send the items, and a week on the way. */
export const exchangeHoldDays = 21

/** So long before the end of its return window a delivered order's shopper is reminded of it. */
export const returnReminderDays = 2
/** What store credit leaves to pay is nothing, or at least so many rupees: partners take no pennies. */
export const leastDueRupees = 200
/** What staff may give at once, in rupees. */
export const storeCreditGiftMaximumRupees = 1_000_000
export const searchSuggestions = 6
export const sizesOnHorizontalCard = 4
export const skeletonDelayMs = 2000
export const stockWithoutVariants = 99
export const fewLeftBelow = 5
export const stepperMaximum = 999
export const collectionNameMaximumLength = 60
export const collectionStoryMaximumLength = 1000
export const reviewMinimumLength = 10
export const reviewMaximumLength = 4000
export const passwordMinimumLength = 8
export const phoneDigitsMinimum = 7
export const phoneDigitsMaximum = 15
export const phoneInputMaximumLength = 20
export const loginPollMs = 500
export const ipLookupTimeoutMs = 5000
/** So long after signing in the ways to sign in may be changed without the password. */
export const freshSignInMs = 10 * 60_000
export const verifyTokenWaitMs = 2000
/** How long the way to Koko can be cancelled, and how long its result is shown. */
export const kokoRedirectDelayMs = 1500
export const kokoReturnDelayMs = 3000
export const postalCodeCheckDelayMs = 500
export const shippingRecalculationDelayMs = 500
/** An address that was filled in as a whole is looked up a little later than one that is typed. */
export const filledAddressCheckDelayMs = 1000
export const toastAutoCloseMs = 5000
export const cookieBannerDelayMs = 1000
/** Points for sharing come so long after the share window was opened. */
export const shareAwardDelayMs = 3000
export const newsletterCodeDelayMs = 1000
export const newsletterCodeShownMs = 8000
/** What the pictures of a library may take, in bytes; less until the email address is confirmed. */
export const designImagesBytes = 1024 * 1024 * 1024
export const designImagesBytesUnconfirmed = 100 * 1024 * 1024
export const quoteLifetimeMs = 30 * 60_000
export const paymentPageLifetimeMs = 30 * 60_000
export const stockHoldLifetimeMs = 35 * 60_000
/** The same of what many others hold as well. */
export const shortStockHoldLifetimeMs = 15 * 60_000
/** How long a unit is kept for the first customer of a waitlist, and in how many queues one may stand. */
export const waitlistHoldMs = 30 * 60_000
export const waitlistPlacesMaximum = 5
/** How long the units of a closed payment attempt are kept for the attempt that replaces it. */
export const replacedAttemptHoldMs = 2 * 60_000
export const jsonBodyMaximumBytes = 1_048_576
/** Of JSON with a design: two full sides with long texts, and a preview. */
export const designBodyMaximumBytes = 4 * 1024 * 1024
/** What people upload: the size of the file, and of what is in it. */
export const pictureMaximumBytes = 10 * 1024 * 1024
export const pictureMaximumPixels = 40_000_000
export const reviewPhotosMaximum = 5
export const returnPhotosMaximum = 5
export const productPicturesMaximum = 40
export const productColoursMaximum = 30
export const productSizesMaximum = 40
export const pictureAltMaximumLength = 200
export const moderationReasonMaximumLength = 300
export const cartLinesMaximum = 100
export const wishlistMaximum = 200
export const designImagesMaximum = 200
export const savedAddressesMaximum = 20
/** The newest reviews of a product are listed; one's own is found beyond them. */
export const reviewsShown = 200
