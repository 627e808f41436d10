/** Newer documents than this one are refused, never read in part. */
export const designVersion = 1

/** The sides that can be printed on. */
export const printSides = ['front', 'back'] as const
export type PrintSide = (typeof printSides)[number]

/** Faces and weights of texts [B9.30]. */
export const designFonts = [
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Verdana',
  'Impact',
  'Comic Sans MS',
] as const
export const designWeights = ['normal', 'bold', 'lighter'] as const
export const designAlignments = ['left', 'center', 'right'] as const
/** Shapes that come with the designer, as `shape:star` in the `url` of an image. */
export const designShapes = ['circle', 'triangle', 'square', 'star'] as const

export type DesignFont = (typeof designFonts)[number]
export type DesignWeight = (typeof designWeights)[number]
export type DesignShape = (typeof designShapes)[number]

/**
 * Measures of the designer in page units [B9.25]. A position counts from the upper left corner of the print
 * area, which is 300 units wide on every product: `position / 300` is a share of the printed width.
 */
export const designPage = {
  canvas: { width: 400, height: 500 },
  printArea: { x: 50, y: 100, width: 300, height: 300 },
  /** What is stored with each side [B3.50]. */
  dimensions: { width: 300, height: 400 },
  newImage: { x: 50, y: 50, width: 200, height: 200 },
  newText: { x: 100, y: 100, width: 200, height: 50 },
} as const

const { canvas, printArea } = designPage
/** The print area in shares of the page. */
export const printAreaOfPage = {
  x: printArea.x / canvas.width,
  y: printArea.y / canvas.height,
  width: printArea.width / canvas.width,
  height: printArea.height / canvas.height,
} as const

export const designLimits = {
  elementsPerSide: 200,
  /** Tiles of all patterns of a side that are printed. One pattern over the whole print area has up to 12,000. */
  printedTiles: 50_000,
  textLength: 500,
  fontSize: { min: 8, max: 72 },
  rotation: { min: -180, max: 180 },
  /** In the properties panel; a handle stops at `draggedSize`. Ten print areas: what is larger shows a part of itself. */
  size: { min: 1, max: 3000 },
  draggedSize: { min: 20 },
  layer: { max: 1_000_000 },
  /** Page units between letters. */
  letterSpacing: { min: -10, max: 50 },
  /** Degrees of the arc that a line bends along; below 0 it opens upwards. */
  curve: { min: -360, max: 360 },
  outlineWidth: { max: 20 },
  name: 50,
  description: 200,
} as const
