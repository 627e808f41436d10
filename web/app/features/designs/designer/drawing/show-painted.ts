/**
 * Shows what was painted elsewhere, at its size. A canvas that is painted on itself is copied in every frame in which
 * anything of the page moves.
 */
export function showPainted(shown: HTMLCanvasElement, painted: OffscreenCanvas): void {
  const { width, height } = painted
  // Setting the size of a canvas makes a new one, even if it is the same size.
  if (shown.width !== width) shown.width = width
  if (shown.height !== height) shown.height = height
  shown.getContext('bitmaprenderer')?.transferFromImageBitmap(painted.transferToImageBitmap())
}
