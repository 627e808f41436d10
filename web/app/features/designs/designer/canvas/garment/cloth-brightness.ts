/** Of this luminance ink and paper stand out equally well. */
const middle = 0.18

/** Whether light lines show better on cloth of this colour, such as #1f2a44; no, if it is unknown. */
export function isDarkCloth(color: string): boolean {
  const rgb = /^#[0-9a-f]{6}$/i.test(color) ? Number.parseInt(color.slice(1), 16) : 0xffffff
  const linear = (byte: number) => ((byte & 255) / 255) ** 2.2
  return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb) < middle
}
