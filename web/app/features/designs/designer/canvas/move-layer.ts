interface MovedLayer {
  readonly effect: KeyframeEffect
  readonly transform: string
}

const layers = new WeakMap<Element, MovedLayer>()

/**
 * Sets the CSS transform of a layer by a paused animation. Chromium then neither works out its other styles again nor the
 * layers of the page, as it does for a transform in `style`: a frame of a drag takes a third less (docs/measures.md).
 */
export function moveLayer(layer: Element | null, transform: string): void {
  if (layer === null) return
  const moved = layers.get(layer)
  if (moved?.transform === transform) return
  const effect = moved?.effect ?? pausedEffect(layer)
  effect.setKeyframes({ transform: [transform, transform] })
  layers.set(layer, { effect, transform })
}

function pausedEffect(layer: Element): KeyframeEffect {
  const effect = new KeyframeEffect(layer, null, { duration: 1, fill: 'both' })
  new Animation(effect).pause()
  return effect
}
