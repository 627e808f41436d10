const preload = /<link rel="modulepreload"([^>]*)>/g

/**
 * The page with its programs asked for last: style and pictures are on their way first, and a slow line shows the
 * page sooner. React puts the links that fetch programs ahead of the stylesheet.
 */
export function scriptsLast(html: string): string {
  const links = [...html.matchAll(preload)].map(
    ([, rest]) => `<link rel="modulepreload" fetchpriority="low"${rest}>`,
  )
  return html.replace(preload, '').replace('</body>', () => `${links.join('')}</body>`)
}
