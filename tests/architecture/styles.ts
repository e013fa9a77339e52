import { basename } from 'node:path'
import { lineOf, type Node, paths, placeOf, product, read, type Source } from './source'

// Each rule returns its violations.

/**
 * Files that may define colours: the screen's palette, print, which is always black on white, and the shop's own pages,
 * where a colour is content.
 */
const COLOURED =
  /^src\/app\/theme\/palette\.ts$|^src\/shared\/print\/|^src\/features\/mall\/decoration\/model\/kind\/(blockKind|siteKinds)\.ts$/
/** Print documents have their own global style sheets, not modules: pages and their content. */
const PAPER =
  /^src\/shared\/print\/|^src\/features\/procurement\/(delivery\/print\/(DeliveryNoteDocument\.tsx|note\w+\.tsx?)|settlement\/print\/(SettlementDocument\.tsx|printColumns\.ts))$/
/** Global styles: the reset and custom properties. */
const GLOBAL_STYLES = /^src\/app\/theme\/(base|firstPaint)\.css$|^src\/shared\/print\//

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(/i
const NAMED =
  /\b(?:black|white|silver|gr[ae]y|red|maroon|yellow|olive|lime|green|aqua|cyan|teal|blue|navy|fuchsia|magenta|purple|orange|pink|brown|gold|beige|ivory|crimson|coral|salmon|tomato|khaki|indigo|violet|tan|whitesmoke|gainsboro|(?:dark|light|medium|pale|deep|dim|slate|steel|royal|dodger|ghost|alice|cadet|corn|forest|fire|hot|lawn|sea|sky|spring)[a-z]*(?:black|white|gr[ae]y|red|yellow|green|cyan|blue|pink|orange|salmon|violet|orchid|coral|brick))\b/i

const styles = paths.filter((path) => path.startsWith('src/') && path.endsWith('.css'))
const modules = styles.filter((path) => path.endsWith('.module.css'))

/** Colours outside the palette. Colour names count only in styles: a tag's colour is a name of the design system. */
export function coloursOutsidePalette(): string[] {
  const inCode = product
    .filter(({ path }) => !COLOURED.test(path))
    .flatMap((source) =>
      source.nodes
        .filter(({ node, parents }) => {
          const text = literalText(node)
          return text !== '' && (COLOUR.test(text) || (NAMED.test(text) && parents.some(isStyleAttribute)))
        })
        .map(({ node }) => `${placeOf(source, node.start)} ${literalText(node)}`),
    )
  const inStyles = styles
    .filter((path) => !COLOURED.test(path))
    .flatMap((path) =>
      declarations(path).flatMap(({ value, line }) =>
        COLOUR.test(value) || NAMED.test(withoutNames(value)) ? [`${path}:${line} ${value}`] : [],
      ),
    )
  return [...inCode, ...inStyles]
}

/** Style sheets that reach beyond their component. */
export function globalStyles(): string[] {
  return styles.filter((path) => !modules.includes(path) && !GLOBAL_STYLES.test(path))
}

/**
 * Modules without a component of the same name, with a duplicate name, or shared (lower case) by fewer than two files.
 */
export function misplacedModules(): string[] {
  const names = modules.map((path) => basename(path))
  return modules.filter((path, at) => {
    const isDuplicate = names.indexOf(basename(path)) !== at
    const component = path.replace(/\.module\.css$/, '.tsx')
    const isBeside = product.some((source) => source.path === component)
    const isShared = /^[a-z]/.test(basename(path)) && importersOf(path).length > 1
    return isDuplicate || !(isBeside || isShared)
  })
}

/** Classes that no importer of the module uses, and uses of missing classes. */
export function classesOutOfUse(): string[] {
  return modules.flatMap((path) => {
    const uses = product.flatMap((source) => usesOf(source, path))
    const defined = classesOf(path)
    const used = new Set(uses.map(({ name }) => name))
    return [
      ...[...defined].filter((name) => !used.has(name)).map((name) => `${path}: .${name} is not used`),
      ...uses.filter(({ name }) => !defined.has(name)).map(({ name, place }) => `${place} ${name} is not in ${path}`),
    ]
  })
}

/** Classes referenced by text, which are global: a module's classes are members of its export. */
export function globalClassNames(): string[] {
  return product
    .filter(({ path }) => !PAPER.test(path))
    .flatMap((source) =>
      source.nodes
        .filter(({ node, parents }) => literalText(node).trim() !== '' && isClassName(node, parents))
        .map(({ node }) => `${placeOf(source, node.start)} ${literalText(node)}`),
    )
}

/** Whether a text becomes a class: in `className=…`, `rowClassName=…`, `classNames=…`, or a property of such a name. */
function isClassName(node: Node, parents: Node[]): boolean {
  const above = parents.at(-1) as Node
  const isCompared = above.type === 'BinaryExpression' && above.operator !== '+'
  const isKey = above.type === 'Property' && above.key === node
  const isArgument = above.type === 'CallExpression' || above.type === 'MemberExpression'
  if (isCompared || isKey || isArgument) return false
  return parents.some(({ type, name, key }) => {
    const label = type === 'JSXAttribute' ? (name as Node).name : type === 'Property' ? (key as Node).name : ''
    return typeof label === 'string' && /^(\w*C|c)lassNames?$/.test(label)
  })
}

function importersOf(path: string): Source[] {
  return product.filter(({ imports }) => imports.some(({ to }) => to === path))
}

function isStyleAttribute({ type, name, key }: Node): boolean {
  if (type === 'JSXAttribute') return /^(style|styles)$/.test(String((name as Node).name))
  return type === 'Property' && /^(style|styles)$/.test(String((key as Node).name))
}

/** The text of a literal, or of a template without its parts. */
function literalText(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ')
  }
  return ''
}

/** Members of a module used in a file, e.g. `styles.head` and `styles['head']`. */
function usesOf(source: Source, module: string): { name: string; place: string }[] {
  if (!source.imports.some(({ to }) => to === module)) return []
  const local = source.body
    .filter(({ type, source: from }) => type === 'ImportDeclaration' && isModule((from as Node).value, module))
    .flatMap(({ specifiers }) => (specifiers as Node[]).map((one) => (one.local as Node).name))
  return source.nodes.flatMap(({ node }) => {
    if (node.type !== 'MemberExpression' || !local.includes((node.object as Node).name)) return []
    const { name, value } = node.property as { name?: string; value?: string }
    return [{ name: (node.computed ? value : name) ?? 'a computed name', place: placeOf(source, node.start) }]
  })
}

function isModule(specifier: unknown, module: string): boolean {
  return typeof specifier === 'string' && basename(specifier) === basename(module)
}

/** Names of the classes that a module defines; those inside `:global()` do not count. */
function classesOf(path: string): Set<string> {
  const selectors = bare(path)
    .replace(/:global\([^)]*\)|"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/@[^{;]*[{;]/g, ' ')
  return new Set([...selectors.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''))
}

function declarations(path: string): { value: string; line: number }[] {
  const text = bare(path)
  return [...text.matchAll(/[{;]\s*[\w-]+\s*:\s*([^;{}]+)(?=[;}])/g)].map((match) => ({
    value: (match[1] ?? '').trim(),
    line: lineOf(text, match.index + match[0].lastIndexOf(match[1] ?? '')),
  }))
}

/** A value without parts that only look like colour names: custom properties, texts and URLs. */
function withoutNames(value: string): string {
  return value.replace(/var\([^)]*\)|--[\w-]+|"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
}

/** A style sheet with its comments blanked, lines kept. */
function bare(path: string): string {
  return read(path).replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
}
