/** Numbers of the shop by one name; of these a bundle carries only those that it uses. */
export * as limits from './limit-values.ts'

/** The widths, in px, that a picture is served in; others are refused. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1200, 1600] as const
