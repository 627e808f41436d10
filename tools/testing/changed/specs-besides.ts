/** Folders of the stage that bear no feature's name, and the features whose screens their specs open. */
export const featuresOfFolders: Readonly<Record<string, readonly string[]>> = {
  'back-office': [],
  browsing: ['catalog', 'home', 'currency', 'location', 'product', 'sellables', 'content'],
  frame: ['consent', 'currency', 'newsletter', 'orders', 'product'],
  navigating: ['accounts', 'cart', 'catalog', 'product'],
}

/** The folders of the stage, besides those of their own names, whose specs open the screens of some features. */
export const specsBesides = (features: readonly string[]): string[] =>
  Object.entries(featuresOfFolders)
    .filter(([, opened]) => opened.some((feature) => features.includes(feature)))
    .map(([folder]) => folder)
