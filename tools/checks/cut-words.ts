/** Ends of expressions that are words: a name for words, a template, or a method that gives a text. */
const words = [
  '\\b(?:\\w*(?:[nN]ame|[tT]itle|[tT]ext|[mM]essage|[dD]escription|[cC]aption|[lL]abel|[rR]eason|[nN]ote))',
  '\\b(?:bio|line|detail|why|excerpt|userAgent|place|path|search|comment|review|subject|referral)',
  '`',
  "\\?\\? ''\\)",
  '\\.(?:replace|replaceAll|trim|trimEnd|toLowerCase|toUpperCase|normalize|join)\\((?:[^()]|\\([^()]*\\))*\\)',
  '\\bString\\((?:[^()]|\\([^()]*\\))*\\)',
].join('|')
const cut = new RegExp(`(?:${words})\\s*\\??\\.(?:slice|substring|substr)\\(\\s*0,\\s*[^-\\s)]`, 'g')
/** Digits, hexadecimal and the letters of addresses are one unit each. */
const isCode = /\\D|randomUUID|\[\^a-z/

/** Where code cuts words by UTF-16 units, which can leave half a character; `cutText` and `shortened` do not. */
export const cutWordProblems = (file: string, text: string): string[] =>
  [...text.matchAll(cut)]
    .filter(({ index, 0: found }) => !isCode.test(text.slice(Math.max(0, index - 80), index + found.length)))
    .map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${file}:${line}: words are cut with cutText or shortened (contract/src/text/cut-text.ts)`
    })
