/** Notes on the root whether the last input was a mouse or a finger: what then takes the focus by itself shows no frame. */
export function markPointer(): void {
  const root = document.documentElement
  document.addEventListener('pointerdown', () => root.setAttribute('data-pointer', ''), true)
  document.addEventListener('keydown', () => root.removeAttribute('data-pointer'), true)
}
