import { z } from 'zod'

/** Longer texts than may be sent arrive here, too, to be refused in words. */
export const sentText = z.string().max(1_000_000)
/** A sender's own id of a message: what is sent again under it is stored once. */
export const clientId = z.string().min(1).max(64)
/** What is sent with a picture. */
export const besidePicture = { message: sentText.default(''), clientId: clientId.optional() }

/** Why a message is not taken, whoever sends it. */
export const sendRefusals = ['chat.unknown', 'chat.empty-message', 'chat.message-too-long'] as const

export const sendPictureRefusals = [
  ...sendRefusals,
  'media.missing',
  'media.too-large',
  'media.not-a-picture',
  'media.too-many-pixels',
  'media.unavailable',
] as const
