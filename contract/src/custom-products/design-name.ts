interface Named {
  readonly name: string
  readonly productTitle: string
}

/** Whether its shopper has named it. Without a name it has the product's title, of which a long one is cut. */
export const isNamed = ({ name, productTitle }: Named): boolean => !productTitle.startsWith(name)
