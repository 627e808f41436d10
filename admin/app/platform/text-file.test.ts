import { expect, it } from 'vitest'
import { textOfFile } from './text-file.ts'

const text = 'Order;Carrier\r\n3FA911B2;Größe'
const utf16 = (written: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(written.length * 2))
  for (let at = 0; at < written.length; at += 1) view.setUint16(at * 2, written.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, little endian', utf16(`\uFEFF${text}`, true)],
  ['UTF-16, big endian', utf16(`\uFEFF${text}`, false)],
  ['UTF-16 without a mark', utf16(text, true)],
  ['UTF-16, big endian, without a mark', utf16(text, false)],
  ['Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
])('a file in %s is read', (_encoding, bytes) => {
  expect(textOfFile(bytes)).toBe(text)
})

it('an empty file has no text', () => {
  expect(textOfFile(new Uint8Array())).toBe('')
})
