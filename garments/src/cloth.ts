/** How a cloth takes light and falls. Lengths in drawing units (a tee is about 200 wide); others are fractions. */
export interface Cloth {
  /** Height of the drawn folds, and of the smaller ones beside them. */
  readonly folds: number
  readonly companions: number
  /** Sharpness of folds: 0 hangs softly, 1 creases. */
  readonly crease: number
  /** Height of the slow waves along the grain that grow towards the hem. */
  readonly drape: number
  /** Height of small random creases. */
  readonly crumple: number
  /** How far edges stray from the drawn line. */
  readonly wander: number
  /** How much the cloth bulges over the body. */
  readonly loft: number
  /** How the threads look up close, and how much of it shows. */
  readonly weave:
    | 'smooth'
    | 'plain'
    | 'slub'
    | 'twill'
    | 'basket'
    | 'wale'
    | 'stitch'
    | 'nap'
    | 'pebble'
    | 'braid'
  readonly grain: number
  /** Brightness of the highlight and how tight it is. */
  readonly sheen: number
  readonly tightness: number
  /** How far light creeps round an edge: high for wool and fleece. */
  readonly wrap: number
  /** Lighter where wear rubs: on ridges, seams and edges. */
  readonly wornEdges: number
}

const plain: Cloth = {
  folds: 0.45,
  companions: 1,
  crease: 0.4,
  drape: 3.1,
  crumple: 0.5,
  wander: 2.6,
  loft: 1,
  weave: 'plain',
  grain: 0.035,
  sheen: 0,
  tightness: 8,
  wrap: 0.12,
  wornEdges: 0,
}

/** For hard goods that do not hang. */
const rigid = { folds: 0, companions: 0, crease: 0, drape: 0, crumple: 0, wander: 0, wornEdges: 0 } as const

export const cloths = {
  jersey: { ...plain, crease: 0.2, drape: 4.2, crumple: 0.25, weave: 'wale', grain: 0.03 },
  linen: {
    ...plain,
    folds: 0.55,
    crease: 0.95,
    drape: 3.1,
    crumple: 0.9,
    weave: 'slub',
    grain: 0.075,
    wrap: 0.05,
  },
  cotton: { ...plain, crease: 0.6, drape: 3.4, crumple: 0.6 },
  denim: {
    ...plain,
    folds: 0.42,
    companions: 0.6,
    crease: 0.75,
    drape: 1.3,
    crumple: 0.7,
    wander: 1.6,
    weave: 'twill',
    grain: 0.1,
    wornEdges: 1,
  },
  satin: {
    ...plain,
    folds: 0.6,
    crease: 0.1,
    drape: 4.6,
    crumple: 0.12,
    weave: 'smooth',
    grain: 0.01,
    sheen: 0.55,
    tightness: 9,
    wrap: 0.05,
  },
  voile: { ...plain, folds: 0.55, crease: 0.35, drape: 4.6, crumple: 0.35, grain: 0.03, wrap: 0.2 },
  fleece: {
    ...plain,
    folds: 0.5,
    companions: 0.7,
    crease: 0.05,
    drape: 3.2,
    crumple: 0.2,
    loft: 1.2,
    weave: 'nap',
    grain: 0.04,
    wrap: 0.3,
  },
  knit: {
    ...plain,
    folds: 0.42,
    companions: 0.6,
    crease: 0,
    drape: 3.3,
    crumple: 0.1,
    loft: 1.15,
    weave: 'stitch',
    grain: 0.13,
    wrap: 0.3,
  },
  nylon: {
    ...plain,
    folds: 0.5,
    crease: 0.85,
    drape: 2.2,
    crumple: 1,
    wander: 2,
    weave: 'smooth',
    grain: 0.012,
    sheen: 0.3,
    tightness: 14,
    wrap: 0,
  },
  canvas: {
    ...plain,
    folds: 0.4,
    companions: 0.6,
    crease: 0.5,
    drape: 1.6,
    crumple: 0.5,
    wander: 0.7,
    weave: 'basket',
    grain: 0.08,
  },
  leather: {
    ...plain,
    folds: 0.3,
    companions: 0.5,
    crease: 0.4,
    drape: 0.3,
    crumple: 0.2,
    wander: 0.7,
    weave: 'pebble',
    grain: 0.05,
    sheen: 0.2,
    tightness: 18,
  },
  straw: {
    ...plain,
    folds: 0.2,
    companions: 0,
    crease: 0.1,
    drape: 0.5,
    crumple: 0.1,
    wander: 0.7,
    weave: 'braid',
    grain: 0.2,
  },
  glaze: { ...plain, ...rigid, weave: 'smooth', grain: 0.006, sheen: 0.9, tightness: 5 },
  paper: { ...plain, ...rigid, weave: 'nap', grain: 0.008 },
  shell: { ...plain, ...rigid, weave: 'smooth', grain: 0.006, sheen: 0.3, tightness: 24 },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
