import { limits } from '../limits.ts'

/** Whether a review is long enough, counted in visible characters without surrounding spaces (spec A section 5). */
export const saysEnough = (text: string): boolean => [...text.trim()].length >= limits.reviewMinimumLength
