/** The front door of packing. */
export { PickListLink, SlipPanel } from './packing-parts.tsx'
