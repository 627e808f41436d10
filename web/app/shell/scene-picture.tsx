import { Picture } from '@first-fashion/ui'
import { type SceneName, scene } from '../platform/scenes.ts'

interface ScenePictureProps {
  readonly name: SceneName
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** A picture of the house beside words that say the same: an ornament, so it has no words of its own. */
export const ScenePicture = ({ name, ...shown }: ScenePictureProps) => (
  <Picture {...scene(name)} alt="" {...shown} />
)
