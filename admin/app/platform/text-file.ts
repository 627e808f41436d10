/** The text of a file, in the encoding that its program wrote: UTF-16 with or without its mark, UTF-8, or Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes)
  const wide = wideEncodingOf(bytes)
  if (wide !== undefined) return decode(wide)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252')
  }
}

function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // Every second byte of Latin letters is zero.
  const start = [...bytes.slice(0, 200)]
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? 'utf-16be' : undefined
}
