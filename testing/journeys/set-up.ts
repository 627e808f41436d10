import { fileURLToPath } from 'node:url'
import { liftOrderLimits } from '../../tools/testing/lift-order-limits.ts'
import { layPlainPictures } from './plain-pictures.ts'

const usualFolder = fileURLToPath(new URL('../../var/journeys/shop', import.meta.url))

/** Before the first journey the owner lifts the order limits, because all orders go to one address, and pictures are laid. */
export default async () => {
  const shopUrl = `http://localhost:${process.env.JOURNEY_PORT ?? '4871'}`
  await liftOrderLimits(shopUrl)
  await layPlainPictures(shopUrl, process.env.JOURNEY_DATA_DIR ?? usualFolder)
}
