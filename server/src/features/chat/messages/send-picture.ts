import type { UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import type { SentMessage } from './send-message.ts'

/** px; whole, however it was held. */
const shape = { kind: 'chat-picture', width: 1600, height: 1600, fit: 'whole' } as const

/** Stores a picture and sends the message that shows it. One that was sent before is not stored again. */
export async function sendPicture(
  uploads: UploadedPictures,
  file: Buffer,
  send: (pictureId: string) => Promise<SentMessage>,
): Promise<SentMessage> {
  const pictureId = await uploads.keep(file, shape)
  try {
    const sent = await send(pictureId)
    if (sent.isRepeat) await uploads.discard(pictureId)
    return sent
  } catch (error) {
    await uploads.discard(pictureId)
    throw error
  }
}
