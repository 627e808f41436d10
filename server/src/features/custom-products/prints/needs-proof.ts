/** What a customer reads who tries to buy a design without its proof. */
export const needsProof = (name: string): string =>
  `Please check and approve the proof of ${name} first. You find it under My custom designs.`
