const preload = /<link rel="modulepreload"([^>]*)>/g
const starter = /<script type="module" async="">/g

/**
 * The page with its scripts loaded last: styles and pictures load first, so a slow connection shows the
 * page sooner. React puts the script preloads before the stylesheet. The start script is marked to run
 * after the first paint (`shell/start-after-paint.ts`).
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
