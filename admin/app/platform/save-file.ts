import type { PdfFile } from '@first-fashion/contract/pdf-file'

/** Hands a file to the browser's downloads. */
function saveFile(name: string, content: readonly BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob([...content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Without a byte order mark, spreadsheets guess the wrong encoding. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, ['\uFEFF', text], 'text/csv;charset=utf-8')

export const savePdf = ({ name, base64 }: PdfFile): void =>
  saveFile(name, [Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'application/pdf')

export const saveText = (name: string, text: string): void =>
  saveFile(name, [text], 'text/plain;charset=utf-8')
