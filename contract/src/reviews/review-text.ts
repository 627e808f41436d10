import { limits } from '../limits.ts'

/** Whether a review is long enough, counted in visible characters without surrounding spaces [A5.14]. */
export const saysEnough = (text: string): boolean => [...text.trim()].length >= limits.reviewMinimumLength
