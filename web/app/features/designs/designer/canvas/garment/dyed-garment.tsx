/** A picture of a garment without ground, and the colour that it is dyed with, such as #1f2a44. */
export interface Dye {
  readonly undyed: string
  readonly colour: string
}

/** Covers another picture of the garment, 4:5 and as large as its parent, with the same in another colour. */
export function DyedGarment({ undyed, colour }: Dye) {
  const picture = `url("${undyed}")`
  return (
    <span
      className="pointer-events-none absolute inset-0 bg-size-[100%_100%] mask-size-[100%_100%] bg-blend-multiply"
      style={{ backgroundColor: colour, backgroundImage: picture, maskImage: picture }}
    />
  )
}
