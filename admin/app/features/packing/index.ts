/** The front door of packing. */
export { ChosenSlips } from './chosen-slips.tsx'
export { PickListLink, SlipPanel } from './packing-parts.tsx'
