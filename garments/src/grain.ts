import type { Part } from './template.ts'

/** Where a place lies on the cloth: across the thread and along it, in drawing units. */
export interface OnCloth {
  across: number
  along: number
}

/** Maps a part's places to the cloth; writes into `out`, as it is called for every px. */
export type GrainOf = (x: number, y: number, out: OnCloth) => void

/** The thread turns at an elbow over an arc of this radius. */
const elbow = 62

/** The thread of a part: fanned out, straight, or straight, round the elbow and straight again. */
export function grainOf({ grain = 0, bend, fan }: Pick<Part, 'grain' | 'bend' | 'fan'>): GrainOf {
  if (fan !== undefined) return fannedFrom(fan)
  const [cos, sin] = turnOf(grain)
  const straight: GrainOf = (x, y, out) => {
    out.across = (x - 200) * cos + (y - 250) * sin
    out.along = (y - 250) * cos - (x - 200) * sin
  }
  if (bend === undefined || bend.grain === grain) return straight
  const start = { across: 0, along: 0 }
  straight(bend.x, bend.y, start)
  const turn = ((bend.grain - grain) * Math.PI) / 180
  const side = Math.sign(turn)
  const reach = Math.abs(turn)
  const [cosTurn, sinTurn] = [Math.cos(turn), Math.sin(turn)]
  const end = { across: side * elbow * (cosTurn - 1), along: elbow * Math.sin(reach) }
  return (x, y, out) => {
    straight(x, y, out)
    const along = out.along - start.along
    if (along <= 0) return
    const across = out.across - start.across
    const fromCentre = across + side * elbow
    const angle = Math.atan2(along, side * fromCentre)
    if (angle < reach) {
      out.across = start.across + side * (Math.hypot(fromCentre, along) - elbow)
      out.along = start.along + elbow * angle
      return
    }
    const [du, dv] = [across - end.across, along - end.along]
    out.across = start.across + du * cosTurn + dv * sinTurn
    out.along = start.along + elbow * reach + dv * cosTurn - du * sinTurn
  }
}

/** At full width near the foot of the picture, closer together the nearer to the point that all threads come from. */
const fannedFrom =
  (apex: number): GrainOf =>
  (x, y, out) => {
    out.across = ((x - 200) * (440 - apex)) / Math.max(20, y - apex)
    out.along = y - 250
  }

/** Cosine and sine of degrees. */
export const turnOf = (degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}
