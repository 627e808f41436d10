/** How a cloth takes light and falls. Numbers are fractions unless said otherwise. */
export interface Cloth {
  /** How strongly the drawn folds show. */
  readonly folds: number
  /** Sharpness of folds: 0 hangs softly, 1 creases. */
  readonly crease: number
  /** Slow waves that grow towards the hem. */
  readonly drape: number
  /** Small random creases. */
  readonly crumple: number
  /** Visible threads: amount, and px between threads. */
  readonly grain: number
  readonly grainPx: number
  /** Brightness of the highlight and how tight it is. */
  readonly sheen: number
  readonly tightness: number
  /** Loft: how much the cloth swells. */
  readonly loft: number
  /** Lighter worn edges, as on denim. */
  readonly wornEdges: number
  /** Vertical knitted ribs, px apart; 0 for none. */
  readonly ribPx: number
}

const plain: Cloth = {
  folds: 1,
  crease: 0.4,
  drape: 0.5,
  crumple: 0.3,
  grain: 0.05,
  grainPx: 3,
  sheen: 0,
  tightness: 8,
  loft: 1,
  wornEdges: 0,
  ribPx: 0,
}

export const cloths = {
  jersey: { ...plain, crease: 0.2, drape: 0.7, crumple: 0.15, grain: 0.03 },
  linen: { ...plain, folds: 1.15, crease: 0.9, drape: 0.45, crumple: 0.85, grain: 0.09, grainPx: 4 },
  cotton: { ...plain, crease: 0.55, crumple: 0.4 },
  denim: { ...plain, folds: 0.9, crease: 0.7, drape: 0.2, crumple: 0.5, grain: 0.11, wornEdges: 0.5 },
  satin: {
    ...plain,
    folds: 1.3,
    crease: 0.15,
    drape: 1.1,
    crumple: 0.1,
    grain: 0,
    sheen: 0.5,
    tightness: 10,
  },
  voile: { ...plain, folds: 1.2, crease: 0.35, drape: 1.15, crumple: 0.3, grain: 0.04 },
  fleece: { ...plain, folds: 0.95, crease: 0.1, drape: 0.3, crumple: 0.2, grain: 0.05, loft: 1.35 },
  knit: { ...plain, folds: 0.7, crease: 0.05, drape: 0.3, crumple: 0.1, grain: 0.04, loft: 1.3, ribPx: 13 },
  nylon: {
    ...plain,
    folds: 1.1,
    crease: 0.8,
    drape: 0.2,
    crumple: 0.9,
    grain: 0,
    sheen: 0.35,
    tightness: 14,
  },
  canvas: { ...plain, folds: 0.7, crease: 0.5, drape: 0.15, crumple: 0.3, grain: 0.12, grainPx: 5 },
  leather: {
    ...plain,
    folds: 0.6,
    crease: 0.4,
    drape: 0,
    crumple: 0.25,
    grain: 0.02,
    sheen: 0.28,
    tightness: 20,
  },
  straw: { ...plain, folds: 0.2, crease: 0.1, drape: 0, crumple: 0.1, grain: 0.28, grainPx: 7 },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
