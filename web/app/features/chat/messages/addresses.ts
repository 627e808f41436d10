interface Part {
  readonly part: string
  readonly isAddress: boolean
}

const address = /https?:\/\/[^\s<>"']+/g

/** A text in parts: web addresses, and what is between them. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const part = withoutSentence(found)
    if (!/^https?:\/\/./.test(part)) continue
    if (index > end) parts.push({ part: text.slice(end, index), isAddress: false })
    parts.push({ part, isAddress: true })
    end = index + part.length
  }
  if (end < text.length) parts.push({ part: text.slice(end), isAddress: false })
  return parts
}

/** Without what belongs to the sentence around it: its marks, and brackets that the address does not open. */
function withoutSentence(found: string): string {
  const unopened = { ')': count(found, ')') - count(found, '('), ']': count(found, ']') - count(found, '[') }
  for (let end = found.length; end > 0; end--) {
    const last = found.charAt(end - 1)
    if (last === ')' || last === ']') {
      if (unopened[last] <= 0) return found.slice(0, end)
      unopened[last]--
    } else if (!/[.,;:!?]/.test(last)) return found.slice(0, end)
  }
  return ''
}

const count = (text: string, character: string): number => text.split(character).length - 1
