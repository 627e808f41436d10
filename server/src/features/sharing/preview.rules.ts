/** The name of a drawn picture in its address, or nothing for pictures of another kind. */
export const drawingIn = (address: string | undefined): string | undefined =>
  /^\/media\/garments\/([^/]+)\//.exec(address ?? '')?.[1]
