import type { GarmentTemplate } from '../template.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { bottomwear } from './bottomwear.ts'
import { dresses } from './dresses.ts'
import { footwear } from './footwear.ts'
import { topwear } from './topwear.ts'
import { winterwear } from './winterwear.ts'

/** Every garment that can be drawn. */
export const templates: readonly GarmentTemplate[] = [
  ...topwear,
  ...bottomwear,
  ...winterwear,
  ...dresses,
  ...footwear,
  ...accessories,
  ...bags,
]

const byId = new Map(templates.map((template) => [template.id, template]))

export const findTemplate = (id: string): GarmentTemplate | undefined => byId.get(id)
