const longest = 120

/** A file's name as the library shows it: one line, with its end if it has to be cut. */
export function imageName(fileName: string): string {
  const name = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (name === '') return 'Image'
  const letters = [...name]
  return letters.length <= longest / 2
    ? name
    : `${letters.slice(0, 48).join('')}…${letters.slice(-11).join('')}`
}
