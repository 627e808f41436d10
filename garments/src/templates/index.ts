import { placed } from '../place.ts'
import type { GarmentTemplate } from '../template.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { dresses } from './dresses.ts'
import { footwear } from './footwear.ts'
import { jersey } from './jersey.ts'
import { kidsBottoms } from './kids/kids-bottoms.ts'
import { kidsTops } from './kids/kids-tops.ts'
import { objects } from './objects.ts'
import { denimJacket } from './outerwear/denim-jacket.ts'
import { rainJacket } from './outerwear/rain-jacket.ts'
import { shirts } from './shirts.ts'
import { skirts } from './skirts.ts'
import { topwear } from './topwear.ts'
import { bottomwear } from './trousers.ts'
import { winterwear } from './winterwear.ts'

/** Every garment that can be drawn. */
export const templates: readonly GarmentTemplate[] = [
  ...topwear,
  ...shirts,
  ...jersey,
  ...bottomwear,
  ...skirts,
  ...winterwear,
  rainJacket,
  denimJacket,
  ...dresses,
  ...kidsTops,
  ...kidsBottoms,
  ...footwear,
  ...accessories,
  ...bags,
  ...objects,
].map(placed)

const byId = new Map(templates.map((template) => [template.id, template]))

export const findTemplate = (id: string): GarmentTemplate | undefined => byId.get(id)
