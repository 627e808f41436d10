import type { GarmentTemplate } from '../template.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { bottomwear } from './bottomwear.ts'
import { denim } from './denim.ts'
import { dresses } from './dresses.ts'
import { footwear } from './footwear.ts'
import { jersey } from './jersey.ts'
import { objects } from './objects.ts'
import { topwear } from './topwear.ts'
import { winterwear } from './winterwear.ts'

/** Every garment that can be drawn. */
export const templates: readonly GarmentTemplate[] = [
  ...topwear,
  ...jersey,
  ...bottomwear,
  ...winterwear,
  ...denim,
  ...dresses,
  ...footwear,
  ...accessories,
  ...bags,
  ...objects,
]

const byId = new Map(templates.map((template) => [template.id, template]))

export const findTemplate = (id: string): GarmentTemplate | undefined => byId.get(id)
