import { limits } from '../limits.ts'

/** Whether a review says enough: counted in letters as a person counts them, without spaces around (spec A section 5). */
export const saysEnough = (text: string): boolean => [...text.trim()].length >= limits.reviewMinimumLength
