/** The shop's colours in the system's font: related, but clearly not the shop. */
export const stylesheet = `
:root {
  color-scheme: light;
  --plaster: #faf8f4; --paper: #fff; --ink: #1c1a17; --timber: #5b3e2b; --hairline: #e3dcd2;
  --leaf: #23574a; --saffron: #d9822b; --hibiscus: #a8322a; --input: #8a7765;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--plaster); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; justify-content: space-between;
  padding: 8px 20px; background: var(--saffron); color: var(--ink); }
header p { margin: 0; font-weight: 600; }
header nav { display: flex; gap: 4px; }
header a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; color: var(--ink); }
main { max-width: 880px; margin: 0 auto; padding: 32px 20px 64px; }
.narrow { max-width: 560px; margin-inline: auto; }
h1 { margin: 0 0 16px; font: 600 32px/1.15 Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 40px 0 12px; font: 600 20px/1.3 Georgia, serif; }
p { margin: 0 0 12px; }
a { color: var(--leaf); }
.sheet { padding: 8px 20px; background: var(--paper); border: 1px solid var(--hairline); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 12px 16px 12px 0; border-bottom: 1px solid var(--hairline); text-align: left; vertical-align: top; }
th { color: var(--timber); font-size: 14px; font-weight: 600; }
th:last-child, td:last-child { padding-right: 0; }
.sheet tbody tr:last-child td { border-bottom: 0; }
.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.breaks { overflow-wrap: anywhere; }
tfoot th, tfoot td { border: 0; border-top: 2px solid var(--ink); font-size: 18px; font-weight: 600; color: var(--ink); }
.sheet dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 8px 0; }
dt { color: var(--timber); }
dd { margin: 0; overflow-wrap: anywhere; }
form { margin: 0; }
h1[hidden] { display: none; }
.designer { display: grid; gap: 16px; }
.designer canvas { width: 100%; max-width: 400px; height: auto; margin: 0 auto; border: 1px solid var(--hairline); }
.designer .fields { grid-template-columns: 1fr 1fr; align-content: start; }
@media (min-width: 600px) { .designer { grid-template-columns: 3fr 2fr; } .designer canvas { margin: 0; } .designer .fields { grid-template-columns: 1fr; } }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
.fields { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
.row > div { flex: 1 1 200px; }
.sheet + form { margin-top: 20px; }
label { display: block; margin-bottom: 4px; font-weight: 600; font-size: 14px; }
select, input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--input); border-radius: 4px;
  background: var(--paper); color: var(--ink); font: inherit; }
button { min-height: 44px; padding: 8px 24px; border: 1px solid var(--ink); border-radius: 4px; background: var(--paper);
  color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: var(--ink); color: var(--paper); }
button:hover { border-color: var(--leaf); background: var(--leaf); color: var(--paper); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 2px var(--saffron); }
.alert { padding: 12px 16px; border-left: 4px solid var(--hibiscus); background: var(--paper); color: var(--hibiscus); font-weight: 600; }
.quiet { color: var(--timber); font-size: 14px; }
.mails, .entries { list-style: none; margin: 24px 0; padding: 0; background: var(--paper); border: 1px solid var(--hairline); }
.mails li + li, .entries li + li { border-top: 1px solid var(--hairline); }
.mails a { display: block; padding: 12px 20px; text-decoration: none; color: var(--ink); overflow-wrap: anywhere; }
.mails a:hover { background: var(--plaster); }
.mails strong { color: var(--leaf); text-decoration: underline; }
.mails span, .entries span, td span { display: block; }
.entries { margin: 0; }
.entries li { display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 12px 20px; }
.entries li > div { min-width: 0; overflow-wrap: anywhere; }
.entries li > a { display: inline-flex; align-items: center; min-height: 44px; }
.entries button { white-space: nowrap; padding: 8px 16px; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--hairline); background: var(--paper); }
pre { margin: 0; padding: 16px 20px; border: 1px solid var(--hairline); background: var(--paper); white-space: pre-wrap;
  overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
summary { min-height: 44px; padding: 8px 0; cursor: pointer; font-weight: 600; }
@media (max-width: 600px) {
  main { padding-top: 24px; }
  .sheet dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 12px; }
}
`
