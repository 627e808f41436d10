import type { Cloth } from '../cloth.ts'
import { clamp } from '../field.ts'

/** One sun from the upper left, towards the viewer; x to the right, y down. */
const sun = { x: -0.48, y: -0.57, z: 0.667 } as const
/** Half-way between the sun and the viewer, for highlights. */
const half = { x: -0.263, y: -0.312, z: 0.913 } as const

/** Brightness of a place by its slope and the sky it sees; 1 for a flat open place. */
export function skyAndSun(slopeX: number, slopeY: number, sky: number, wrap: number): number {
  const gx = softened(slopeX)
  const gy = softened(slopeY)
  const facing = (-gx * sun.x - gy * sun.y + sun.z) / Math.sqrt(gx * gx + gy * gy + 1)
  const direct = Math.max(0, (facing + wrap * 0.6) / (sun.z + wrap * 0.6))
  return 0.33 * sky + 0.67 * direct * (0.55 + 0.45 * sky)
}

/** A wide gleam and a tight one. */
export function shine(slopeX: number, slopeY: number, sky: number, { sheen, tightness }: Cloth): number {
  if (sheen === 0) return 0
  const facing = (-slopeX * half.x - slopeY * half.y + half.z) / Math.sqrt(slopeX ** 2 + slopeY ** 2 + 1)
  const turned = clamp(facing, 0, 1)
  return clamp(
    sheen * sky * (0.45 * turned ** tightness + 0.75 * turned ** (tightness * 6)) - sheen * 0.2,
    0,
    1,
  )
}

/** Steep places are lit as if less steep: cloth has no cliffs. */
const softened = (slope: number) => slope / (1 + 0.2 * Math.abs(slope))
