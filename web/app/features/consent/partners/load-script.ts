/** Loads a partner's script beside the page. One that does not load is missed by nobody. */
export function loadScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
