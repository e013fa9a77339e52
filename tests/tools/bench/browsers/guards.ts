import { childrenOf, type Node, nameOf } from './tree'

/** What was asked before a node runs: the conditions it stands under, the nearest first. */
export type Guards = { parent: Node | undefined; tests: Test | undefined }
/** A condition; null for a `try`, since what it holds may be lacking. */
type Test = { condition: Node | null; before: Test | undefined }

/** Members that come together: who asks for one of them has asked for all. */
const TOGETHER = [['CSSStyleSheet', 'adoptedStyleSheets', 'replaceSync']]

/** The guards of a node's children, each by its own place. */
export function guardsOf(node: Node, { tests }: Guards): (child: Node) => Guards {
  const under = (condition: Node | undefined): Guards => ({
    parent: node,
    tests: condition ? { condition, before: tests } : tests,
  })
  const plain = under(undefined)
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    const inBranch = under(node.test)
    return (child) => (child === node.test ? plain : inBranch)
  }
  if (node.type === 'LogicalExpression') {
    const afterLeft = under(node.left)
    return (child) => (child === node.right ? afterLeft : plain)
  }
  if (node.type === 'TryStatement') {
    const tried: Guards = { parent: node, tests: { condition: null, before: tests } }
    return (child) => (child === node.block && node.handler ? tried : plain)
  }
  if (Array.isArray(node.body)) return afterEarlyExits(node, node.body, plain)
  return () => plain
}

/** `if (…) return` guards what comes after it. */
function afterEarlyExits(node: Node, body: Node[], plain: Guards): (child: Node) => Guards {
  const guards = new Map<Node, Guards>()
  let now = plain
  for (const statement of body) {
    guards.set(statement, now)
    if (statement.type === 'IfStatement' && statement.test && leaves(statement.consequent)) {
      now = { parent: node, tests: { condition: statement.test, before: now.tests } }
    }
  }
  return (child) => guards.get(child) ?? plain
}

function leaves(node: Node | undefined): boolean {
  if (!node) return false
  if (node.type === 'BlockStatement' && Array.isArray(node.body)) return leaves(node.body.at(-1))
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type)
}

/** Whether a condition has one of the names, as a name, a member or a text. */
function mentions(node: Node, names: readonly string[]): boolean {
  if (node.type === 'Identifier' && names.includes(node.name ?? '')) return true
  if (node.type === 'Literal' && names.includes(String(node.value))) return true
  // Vite writes short texts as templates.
  if (node.type === 'TemplateElement' && names.includes((node.value as { raw: string }).raw)) return true
  return childrenOf(node).some((child) => mentions(child, names))
}

const SYNTAX = ['static block', 'using']

/** Whether the use itself asks, or a condition above it has asked. */
export function isGuarded(node: Node, use: string, { parent, tests }: Guards): boolean {
  // Syntax cannot be asked for.
  if (/^[(/]/.test(use) || SYNTAX.includes(use)) return false
  const name = use.split(/[. ]/).at(-1) ?? ''
  const names = TOGETHER.find((group) => group.includes(name)) ?? [name]
  for (let test = tests; test; test = test.before) if (!test.condition || mentions(test.condition, names)) return true
  if (!parent) return false
  if (parent.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!'
  if (parent.type === 'CallExpression' && parent.callee === node) return Boolean(parent.optional)
  if (parent.type === 'MemberExpression' && parent.object === node) return Boolean(parent.optional)
  if (parent.type === 'LogicalExpression') return parent.left === node
  // A member that is lacking is undefined: only a lacking global throws.
  if (parent.type === 'BinaryExpression') return nameOf(node.property, node.computed) !== undefined
  return (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test === node
}
