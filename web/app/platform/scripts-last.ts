const preload = /<link rel="modulepreload"([^>]*)>/g
const starter = /<script type="module" async="">/g

/** A page that shows nothing of its own before its scripts run is marked so (`screen/needs-scripts.tsx`). */
const needsScripts = ' data-needs-scripts="'

/**
 * The page with its scripts loaded last: styles and pictures load first, so a slow connection shows the
 * page sooner. React puts the script preloads before the stylesheet. The start script is marked to run
 * after the first paint (`shell/start-after-paint.ts`), unless the page needs it to show anything: then only
 * the styles come first.
 */
export function scriptsLast(html: string): string {
  if (html.includes(needsScripts)) {
    const links = html.match(preload) ?? []
    return html.replace(preload, '').replace('</head>', () => `${links.join('')}</head>`)
  }
  const links = [...html.matchAll(preload)].map(
    ([, rest]) => `<link rel="after-paint" fetchpriority="low"${rest}>`,
  )
  return html
    .replace(preload, '')
    .replace(starter, '<script type="after-paint">')
    .replace('</body>', () => `${links.join('')}</body>`)
}
