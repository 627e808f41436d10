/** Drawings as customers would send them: SVG elements in a box 100 wide, in ink that is multiplied into the cloth. */
const ink = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

export const palms = `<g ${ink} stroke="#1f5c4c" stroke-width="1.6">
<circle cx="64" cy="34" r="15" fill="#d9822b" stroke="none"/>
<path d="M30 96C34 76 36 62 46 44"/><path d="M33 96C37 78 40 62 48 45"/>
<path d="M47 44C38 34 26 34 18 42M47 44C36 40 26 44 22 54M47 44C44 34 48 26 58 22M47 44C58 36 70 38 76 46M47 44C58 42 66 48 68 58M47 44C42 46 38 52 38 60"/>
<path d="M4 98C14 92 22 102 32 96S50 100 60 96 78 100 96 95" stroke="#1f6570"/>
<path d="M14 107C24 102 32 110 42 105S60 109 70 105 80 107 88 104" stroke="#1f6570"/></g>`

export const fish = `<g ${ink} stroke="#27405e" stroke-width="2.2">
<path d="M10 52C28 26 58 26 74 52C58 78 28 78 10 52Z"/><path d="M74 52L92 36V68Z"/>
<circle cx="26" cy="47" r="2.6" fill="#27405e"/><path d="M36 36C42 46 42 58 36 68M46 34C52 46 52 58 46 70M56 38C61 46 61 58 56 66"/></g>`
