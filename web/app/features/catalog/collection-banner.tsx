import { Picture } from '@first-fashion/ui'
import { sceneOfCollection } from '../../platform/screen/scenes.ts'

/** The picture of the shown collection, above its products. */
export function CollectionBanner({ collection }: { readonly collection: string }) {
  const picture = sceneOfCollection(collection)
  if (picture === undefined) return null
  return (
    <Picture
      {...picture}
      alt=""
      eager
      sizes="(min-width: 1440px) 1360px, 100vw"
      className="mb-8 aspect-video h-auto w-full object-cover object-top lg:aspect-[3/1]"
    />
  )
}
