import {
  type ArrowFunctionExpression,
  type Expression,
  type Function as FunctionNode,
  parseSync,
  Visitor,
} from 'oxc-parser'

/** A function in the code. Its lines run from its signature to its last brace. */
export interface MeasuredFunction {
  readonly name: string
  readonly lines: number
  readonly isComponent: boolean
}

type AnyFunction = FunctionNode | ArrowFunctionExpression

const mostLines = 40
const mostComponentLines = 80

const isFunction = (node: { readonly type: string }): node is AnyFunction =>
  node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'

/** Measures the functions of a file by its syntax tree. */
export function measureFunctions(file: string, text: string): MeasuredFunction[] {
  const { program, errors } = parseSync(file, text)
  for (const { message } of errors) throw new Error(`${file}: ${message}`)
  const measured: MeasuredFunction[] = []
  const names = new Map<unknown, string>()
  const enclosing: string[] = []
  const nameValue = (name: string, value: Expression | null) => {
    if (value === null) return
    if (isFunction(value)) names.set(value, name)
    // As in forwardRef(function ...): the call's function bears the constant's name.
    if (value.type === 'CallExpression') for (const one of value.arguments) names.set(one, name)
  }
  const enter = (node: AnyFunction) => {
    const name = node.id?.name ?? names.get(node) ?? `callback in ${enclosing.at(-1) ?? 'the file'}`
    const lines = text.slice(node.start, node.end).split('\n').length
    measured.push({ name, lines, isComponent: file.endsWith('.tsx') && /^[A-Z]/.test(name) })
    enclosing.push(name)
  }
  const leave = () => void enclosing.pop()
  new Visitor({
    VariableDeclarator: ({ id, init }) => nameValue(id.type === 'Identifier' ? id.name : 'callback', init),
    Property: ({ key, value }) => {
      if (isFunction(value)) names.set(value, keyName(key))
    },
    MethodDefinition: ({ key, value }) => void names.set(value, keyName(key)),
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program)
  return measured
}

const keyName = (key: { readonly type: string }): string =>
  'name' in key && typeof key.name === 'string' ? key.name : 'method'

/** The functions that are too long, each with its length. */
export const lengthProblems = (code: readonly { readonly file: string; readonly text: string }[]): string[] =>
  code.flatMap(({ file, text }) =>
    measureFunctions(file, text).flatMap(({ name, lines, isComponent }) => {
      const most = isComponent ? mostComponentLines : mostLines
      return lines > most ? [`${file} ${name}: ${lines} lines, at most ${most}`] : []
    }),
  )
