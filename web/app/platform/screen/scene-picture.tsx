import { Picture } from '@first-fashion/ui'
import { type SceneName, scene } from './scenes.ts'

interface ScenePictureProps {
  readonly name: SceneName
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** A decorative picture beside a text that says the same, so its alt text is empty. */
export const ScenePicture = ({ name, ...shown }: ScenePictureProps) => (
  <Picture {...scene(name)} alt="" {...shown} />
)
