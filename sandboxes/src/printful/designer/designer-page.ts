/** The designer's page. The script fills in colours and sizes once its host has said which product it is. */
export const designerPage = (isOpen: boolean): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Design Maker (SANDBOX)</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox.css">${isOpen ? '<script src="/embedded-designer/designer.js" defer></script>' : ''}</head>
<body><header><p>SANDBOX: stands in for Printful’s Design Maker</p></header>
<main aria-label="Design Maker">${isOpen ? designerForm : endedNote}</main></body></html>`

const endedNote = `<p class="alert" role="alert">This session is over. Open the designer again.</p>`

const designerForm = `<h1 hidden>Loading …</h1><p class="alert" role="alert" hidden></p>
<div class="designer"><canvas width="640" height="800" role="img" aria-label="The product without a design"></canvas>
<form class="fields">
<div><label for="colour">Colour</label><select id="colour"></select></div>
<div><label for="size">Size</label><select id="size"></select></div>
<div><label for="text">Text</label><input id="text" maxlength="60" autocomplete="off"></div>
<div><label for="ink">Text colour</label><select id="ink"><option value="#1c1a17">Black</option><option value="#ffffff">White</option><option value="#d9822b">Saffron</option><option value="#23574a">Leaf green</option><option value="#a8322a">Hibiscus red</option></select></div>
</form></div>`
