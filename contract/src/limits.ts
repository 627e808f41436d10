/** The shop's limits under one name. Bundles carry only those that they use. */
export * as limits from './limit-values.ts'

/** The widths, in px, that pictures are served in; others are refused. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1200, 1600] as const
