import { parseAst } from 'vite'
import { type Guards, guardsOf, isGuarded } from './guards'
import { api, type Feature, type Finding, featureAt, featuresOf, javascript, lackingOf } from './support'
import { childrenOf, type Node, nameOf, textOf } from './tree'

const builtins = javascript.builtins

/** The interfaces behind the global objects. */
const OBJECTS: Record<string, Feature | undefined> = {
  window: api.Window,
  self: api.Window,
  globalThis: api.Window,
  document: api.Document,
  navigator: api.Navigator,
  performance: api.Performance,
  crypto: api.Crypto,
  history: api.History,
  location: api.Location,
  screen: api.Screen,
  'navigator.clipboard': api.Clipboard,
  'navigator.locks': api.LockManager,
  'navigator.storage': api.StorageManager,
}

/**
 * Interfaces whose members are looked for under any variable. Others share too many names with the product's own data.
 */
const INTERFACES = [
  ...['Element', 'HTMLElement', 'Document', 'DocumentFragment', 'ShadowRoot', 'Node', 'Event', 'EventTarget', 'Range'],
  ...['Selection', 'Blob', 'File', 'Request', 'Response', 'Headers', 'FormData', 'URL', 'URLSearchParams'],
  ...['AbortSignal', 'ReadableStream', 'WritableStream', 'CSSStyleSheet', 'CanvasRenderingContext2D'],
  ...['HTMLInputElement', 'HTMLButtonElement', 'HTMLDialogElement', 'HTMLFormElement', 'HTMLSelectElement'],
  ...[
    'HTMLCanvasElement',
    'HTMLImageElement',
    'HTMLVideoElement',
    'OffscreenCanvas',
    'ElementInternals',
    'DataTransfer',
  ],
]

/** Objects that are no classes: their members always stand behind their names. */
const NAMESPACES = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'Symbol']

const young = youngMembers()

/** What a script uses and a promised browser lacks, each use once, unless the code around asks for it first. */
export function findInScript(code: string): Finding[] {
  const program = parseAst(code) as unknown as Node
  const found = new Map<string, Finding>()
  const declared = declaredIn(program)
  const visit = (node: Node, guards: Guards) => {
    const inner = guardsOf(node, guards)
    for (const [name, lacking] of usesOf(node, guards.parent, declared)) {
      if (lacking.length === 0 || isGuarded(node, name, guards)) continue
      const excerpt = textOf(code, node)
      found.set(`${name} ${excerpt}`, { name, lacking, excerpt })
    }
    for (const child of childrenOf(node)) visit(child, inner(child))
  }
  visit(program, { parent: undefined, tests: undefined })
  return [...found.values()]
}

/** Of syntax that the data have under another name than they had. */
const UNKNOWN = ['unknown']

type Use = [name: string, lacking: string[]]

function usesOf(node: Node, parent: Node | undefined, declared: ReadonlySet<string>): Use[] {
  if (node.type === 'Literal' && node.regex) return usesInPattern(node.regex.pattern, node.regex.flags)
  if (node.type === 'StaticBlock')
    return [['static block', lackingOf(javascript, 'classes', 'static', 'initialization_blocks') ?? UNKNOWN]]
  if (node.type === 'VariableDeclaration' && /using/.test(node.kind ?? ''))
    return [['using', lackingOf(javascript, 'statements', 'using') ?? UNKNOWN]]
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return usesInCall(node, declared)
  if (node.type === 'Identifier')
    return isReference(node, parent) && !declared.has(node.name ?? '') ? usesOfGlobal(node.name ?? '') : []
  if (node.type === 'MemberExpression') return usesOfMember(node, parent, declared)
  return []
}

function usesOfGlobal(name: string): Use[] {
  const lacking = lackingOf(builtins, name) ?? lackingOf(api, name)
  return lacking ? [[name, lacking]] : []
}

function usesOfMember(node: Node, parent: Node | undefined, declared: ReadonlySet<string>): Use[] {
  const name = nameOf(node.property, node.computed)
  if (name === undefined || !needs(node, parent)) return []
  const object = globalOf(node.object, declared)
  if (object !== undefined) {
    const owner = OBJECTS[object] ?? featureAt(builtins, object) ?? featureAt(api, object)
    const lacking = lackingOf(owner, `${name}_static`) ?? lackingOf(owner, name)
    if (lacking) return [[`${object}.${name}`, lacking]]
    if (['window', 'self', 'globalThis'].includes(object)) return usesOfGlobal(name)
    if (owner) return []
  }
  const lacking = parent?.type === 'CallExpression' && node.object?.type !== 'ThisExpression' && young.get(name)
  return lacking ? [[`.${name}`, lacking]] : []
}

/** The global that an expression names, as `navigator.locks`; undefined for anything of the script's own. */
function globalOf(node: Node | undefined, declared: ReadonlySet<string>): string | undefined {
  if (node?.type === 'Identifier') return declared.has(node.name ?? '') ? undefined : node.name
  if (node?.type !== 'MemberExpression' || node.object?.name !== 'navigator') return undefined
  return `navigator.${nameOf(node.property, node.computed)}`
}

/** A class may be older than its constructor; patterns in `new RegExp('…')` count too. */
function usesInCall({ type, callee, arguments: given = [] }: Node, declared: ReadonlySet<string>): Use[] {
  const name = globalOf(callee, declared)
  if (name === 'RegExp') {
    const [pattern = '', flags = ''] = given.map((one) => (typeof one.value === 'string' ? one.value : ''))
    return usesInPattern(pattern, flags)
  }
  const lacking = type === 'NewExpression' && name !== undefined && lackingOf(api, name, name)
  return lacking ? [[`new ${name}`, lacking]] : []
}

/** A pattern that a browser does not know ends the whole script, wherever it stands. */
function usesInPattern(pattern: string, flags: string): Use[] {
  const uses: Use[] = []
  const lookbehind = lackingOf(javascript, 'regular_expressions', 'lookbehind_assertion') ?? UNKNOWN
  if (/\(\?<[=!]/.test(pattern)) uses.push(['(?<=', lookbehind])
  if (/\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/.test(pattern)) {
    uses.push(['(?i:', lackingOf(javascript, 'regular_expressions', 'modifier') ?? UNKNOWN])
  }
  if (flags.includes('v')) uses.push(['/v', lackingOf(builtins, 'RegExp', 'unicodeSets') ?? UNKNOWN])
  return uses
}

/**
 * Names that only young members have: of the language's objects and of the interfaces above. A name that an older one
 * has too says nothing; the members of a class that is young itself come with its name, except those of iterators.
 */
function youngMembers(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const old = new Set<string>()
  const isOld = ([name, feature]: [string, Feature]) => name === 'Iterator' || lackingOf(feature)?.length === 0
  const classes = [...featuresOf(builtins), ...featuresOf(builtins?.Intl), ...featuresOf(api)]
    .filter(([name, feature]) => isOld([name, feature]) && !NAMESPACES.includes(name))
    .filter(([name]) => !(name in api) || INTERFACES.includes(name))
  for (const [name, feature] of classes.flatMap(([, owner]) => featuresOf(owner))) {
    const lacking = lackingOf(feature)
    if (!lacking || !/^[a-z][a-z0-9]*$/i.test(name) || feature.__compat?.status?.standard_track === false) continue
    if (lacking.length === 0) old.add(name)
    else names.set(name, lacking)
  }
  return new Map([...names].filter(([name]) => !old.has(name)))
}

/** Everything that a script declares or imports, in any scope: such a name is no global of the browser. */
function declaredIn(program: Node): Set<string> {
  const names = new Set<string>()
  const addPattern = (node: Node | null | undefined) => {
    if (!node) return
    if (node.type === 'Identifier') names.add(node.name ?? '')
    else if (node.type === 'AssignmentPattern') addPattern(node.left)
    else if (node.type === 'Property') addPattern(node.value as Node)
    else if (['ObjectPattern', 'ArrayPattern', 'RestElement'].includes(node.type)) childrenOf(node).forEach(addPattern)
  }
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator') addPattern(node.id)
    if (/Function|^Class/.test(node.type)) addPattern(node.id)
    if (/Function/.test(node.type)) node.params?.forEach(addPattern)
    if (node.type === 'CatchClause') addPattern(node.param)
    if (/^Import.*Specifier$/.test(node.type)) addPattern(node.local)
    childrenOf(node).forEach(visit)
  }
  visit(program)
  return names
}

/** Not a key, a label or an imported name. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (!parent) return true
  if (parent.type === 'MemberExpression') return parent.object === node || Boolean(parent.computed)
  if (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent.type)) {
    return parent.value === node || Boolean(parent.computed)
  }
  return !/Specifier$|^Label|^Break|^Continue|^MetaProperty/.test(parent.type)
}

/** A member that is lacking is undefined, which only harms where it is called, or something is taken out of it. */
function needs(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee === node
  if (parent?.type === 'MemberExpression') return parent.object === node
  return parent?.type === 'SpreadElement'
}
