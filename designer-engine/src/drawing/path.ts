/** A step of an outline, as in SVG; the letters draw from where the last step ended. */
export type PathStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export type Path = readonly PathStep[]

/** A linear map as canvases take it: x' = a x + c y + e, y' = b x + d y + f. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const mappedPath = (path: Path, map: (x: number, y: number) => readonly [number, number]): Path =>
  path.map((step): PathStep => {
    switch (step[0]) {
      case 'Z':
        return step
      case 'Q':
        return ['Q', ...map(step[1], step[2]), ...map(step[3], step[4])]
      case 'C':
        return ['C', ...map(step[1], step[2]), ...map(step[3], step[4]), ...map(step[5], step[6])]
      default:
        return [step[0], ...map(step[1], step[2])]
    }
  })
