/** JPG, PNG, GIF, WebP and AVIF by their first bytes; the server looks closer. */
export async function beginsLikePicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp)/s.test(text)
}
