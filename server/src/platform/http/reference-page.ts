/** What the reference says of a call. */
export interface ReferenceEntry {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly conditions: string
  readonly refusals: readonly string[]
  readonly request: Record<string, unknown> | undefined
  readonly answer: Record<string, unknown>
  readonly example: unknown
}

/** A page without scripts, for people. */
export function referencePage(entries: readonly ReferenceEntry[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First Fashion · API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>API reference</h1><p>${entries.length} calls. As a document:
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${entries.map(details).join('\n')}</main></body></html>`
}

const details = (entry: ReferenceEntry): string =>
  `<details><summary><b>${entry.method}</b> <code>${entry.path}</code> <span>${entry.summary}</span></summary>
<p><code>${entry.name}</code> · ${entry.conditions}</p>
<p>Refusals: ${entry.refusals.map((code) => `<code>${code}</code>`).join(' ')}</p>
${entry.request === undefined ? '' : block('Request', entry.request)}${block('Answer', entry.answer)}${block('Example', entry.example)}</details>`

function block(title: string, value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<h2>${title}</h2><pre tabindex="0">${text}</pre>`
}

export const stylesheet = `:root{color-scheme:light}
body{margin:0;background:#faf8f4;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font:600 2rem/1.2 Georgia,serif}h2{font-size:1rem}
details{background:#fff;border:1px solid #ded8d5;padding:.75rem 1rem;margin:.5rem 0}
summary{cursor:pointer}summary span{color:#5b3e2b}summary b{display:inline-block;min-width:4rem;color:#23574a}
pre{overflow:auto;max-height:24rem;background:#faf8f4;border:1px solid #ded8d5;padding:.75rem;font-size:.8125rem}
a{color:#23574a}:focus-visible{outline:3px solid #d9822b;outline-offset:2px}`
