/** Tells what the shop's own currency is worth in others. Throws when the source is away, slow or answers nonsense. */
export interface ExchangeRates {
  /** By code, what one rupee is worth in it. */
  read(): Promise<ReadonlyMap<string, number>>
}
