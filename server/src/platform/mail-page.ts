/** The frame of every mail in HTML: one column, the house's colours, readable without pictures. */
export function mailPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
body{margin:0;background:#FAF8F4;color:#1C1A17;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif}
.page{max-width:560px;margin:0 auto;padding:32px 20px}
.name{font:600 22px/1.2 Fraunces,Georgia,serif;margin:0 0 24px}
.sheet{background:#fff;padding:28px 24px;border:1px solid #e6e0d8}
h1{font:600 24px/1.25 Fraunces,Georgia,serif;margin:0 0 16px}
table{width:100%;border-collapse:collapse}td{padding:8px 0;border-bottom:1px solid #ece7df;vertical-align:top}
td.picture{padding-right:16px}td.amount{padding-left:12px}.amount{text-align:right;white-space:nowrap}.small{color:#5B3E2B;font-size:14px}
a{color:#23574A}a.button{display:inline-block;background:#1C1A17;color:#fff;padding:12px 20px;text-decoration:none}
</style></head><body><div class="page"><p class="name">First Fashion</p><div class="sheet"><h1>${title}</h1>
${body}</div><p class="small">First Fashion, Colombo, Sri Lanka</p></div></body></html>`
}
