import type { Submission } from '@first-fashion/contract/looks/look'
import { LookCard } from './look-card.tsx'
import type { Likes } from './use-likes.ts'

interface GridProps {
  readonly looks: readonly Submission[]
  readonly likes: Likes
  /** Opens a look. */
  readonly pathOf: (look: Submission) => string
  /** Of the links, in the history. */
  readonly state?: object
  /** How many pictures are seen at once. */
  readonly eager: number
}

/** Looks side by side. */
export const LookGrid = ({ looks, likes, pathOf, state, eager }: GridProps) => (
  <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
    {looks.map((look, at) => (
      <li key={look._id} className="min-w-0">
        <LookCard look={look} likes={likes} eager={at < eager} to={pathOf(look)} state={state} />
      </li>
    ))}
  </ul>
)
