const preload = /<link rel="modulepreload"([^>]*)>/g
const starter = /<script type="module" async="">/g

/**
 * The page with its programs asked for last: style and pictures are on their way first, and a slow line shows the
 * page sooner. React puts the links that fetch programs ahead of the stylesheet. What starts them is marked to be run
 * when the page has been painted (`shell/start-after-paint.ts`).
 */
export function scriptsLast(html: string): string {
  const links = [...html.matchAll(preload)].map(
    ([, rest]) => `<link rel="after-paint" fetchpriority="low"${rest}>`,
  )
  return html
    .replace(preload, '')
    .replace(starter, '<script type="after-paint">')
    .replace('</body>', () => `${links.join('')}</body>`)
}
