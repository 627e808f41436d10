const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The frame of every sandbox page: marked so that nobody takes it for the real thing. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/sandbox.css"></head>
<body><p class="mark"><strong>SANDBOX</strong> · no real money, no real mail</p><main>${body}</main></body></html>`
}

export const stylesheet = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#faf8f4;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}
.mark{margin:0;padding:8px 20px;background:#d9822b;color:#1c1a17;font-size:14px}
main{max-width:760px;margin:0 auto;padding:32px 20px 64px}h1{font:600 28px/1.2 Georgia,serif;margin:0 0 16px}
h2{font:600 20px/1.3 Georgia,serif;margin:32px 0 8px}a{color:#23574a}
.sheet{background:#fff;border:1px solid #e3dcd2;padding:20px}table{width:100%;border-collapse:collapse}
td,th{padding:8px 8px 8px 0;border-bottom:1px solid #ece6dc;text-align:left;vertical-align:top}
td.amount{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}tr.total td{font-weight:600;border-bottom:0}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}form{margin:0}
button{font:inherit;min-height:44px;padding:8px 24px;border:1px solid #1c1a17;background:#fff;color:#1c1a17;cursor:pointer}
button.first{background:#1c1a17;color:#fff}button:focus-visible,a:focus-visible,select:focus-visible,input:focus-visible{outline:3px solid #d9822b;outline-offset:2px}
.alert{border-left:4px solid #a8322a;background:#fff;padding:12px 16px;color:#a8322a}
select,input{font:inherit;min-height:44px;padding:8px;border:1px solid #8a7765;background:#fff;max-width:100%}
label{display:block;margin:12px 0 4px}iframe{width:100%;height:640px;border:1px solid #e3dcd2;background:#fff}
pre{white-space:pre-wrap;background:#fff;border:1px solid #e3dcd2;padding:16px}.quiet{color:#5b3e2b;font-size:14px}
`
