import { ofAnything } from './voices/anything.ts'
import { atLength } from './voices/at-length.ts'
import { ofChildrensThings } from './voices/childrens-things.ts'
import { ofBottoms, ofClothes, ofDresses, ofTops } from './voices/clothes.ts'
import { ofOneSku } from './voices/one-sku.ts'
import { ofParts } from './voices/parts.ts'
import { ofThingsToCarry } from './voices/things-to-carry.ts'
import type { ReviewVoice } from './voices/voice.ts'
import { ofWarmThings } from './voices/warm-things.ts'

export const reviewVoices: readonly ReviewVoice[] = [
  ...ofAnything,
  ...ofClothes,
  ...ofTops,
  ...ofBottoms,
  ...ofDresses,
  ...ofWarmThings,
  ...ofThingsToCarry,
  ...ofChildrensThings,
  ...ofOneSku,
  ...ofParts,
  ...atLength,
]
