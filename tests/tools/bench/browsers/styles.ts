import postcss, { type ChildNode, type Container, type Declaration, type Document } from 'postcss'
import { css, type Finding, featureAt, indexOf, lackingOf } from './support'

const types = indexOf(css.types)
/** Functions that the data list as values of the properties that take them. */
const propertyValues = indexOf(css.properties)

/** Old names, by the one that the data have. */
const ALIASES: Record<string, string> = { 'word-wrap': 'overflow-wrap', rgba: 'rgb', hsla: 'hsl' }

/** Units younger than the others, by what the data call them. */
const UNITS: [unit: RegExp, type: string][] = [
  [/\d[sld]v(?:h|w|b|i|min|max)\b/, 'viewport_percentage_units_dynamic'],
  [/\dcq(?:h|w|b|i|min|max)\b/, 'container_query_length_units'],
  [/\d(?:cap)\b/, 'cap'],
  [/\dlh\b/, 'lh'],
  [/\drlh\b/, 'rlh'],
]

type Report = (name: string, lacking: string[] | undefined) => void

/** What a style sheet uses and a promised browser lacks, each use once, unless `@supports` of the same guards it. */
export function findInStyles(sheet: string): Finding[] {
  const found = new Map<string, Finding>()
  postcss.parse(sheet).walk((node) => {
    const report: Report = (name, lacking = ['unknown']) => {
      if (lacking.length === 0 || isGuarded(node, name)) return
      const excerpt = excerptOf(node)
      found.set(`${name} ${excerpt}`, { name, lacking, excerpt })
    }
    if (node.type === 'decl') readDeclaration(node, report)
    else if (node.type === 'atrule') readAtRule(node.name, node.params, report)
    else if (node.type === 'rule' && !isKeyframe(node)) {
      if (node.parent?.type === 'rule') report('nesting', lackingOf(css, 'selectors', 'nesting'))
      readSelectors(node.selectors, report)
    }
  })
  return [...found.values()]
}

function isKeyframe({ parent }: ChildNode): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))
}

/** Inside an `@supports` whose condition asks for it. */
function isGuarded(node: ChildNode, name: string): boolean {
  let at: Container | Document | undefined = node.parent
  for (; at; at = at.parent as Container | Document | undefined) {
    if (at.type === 'atrule' && 'name' in at && at.name === 'supports' && 'params' in at) {
      if (String(at.params).includes(name.replace(/\(\)$/, ''))) return true
    }
  }
  return false
}

function readDeclaration(declaration: Declaration, report: Report): void {
  const { prop, value } = declaration
  if (!prop.startsWith('-')) {
    const property = featureAt(css, 'properties', ALIASES[prop] ?? prop)
    const lacking = lackingOf(property)
    if (!siblings(declaration).some((one) => one.prop.endsWith(`-${prop}`))) report(prop, lacking)
    // A browser takes the last value that it knows.
    if (lacking?.length === 0 && !siblings(declaration).some((one) => one.prop === prop)) {
      for (const word of wordsOf(value)) {
        const lacking = lackingOf(property, word) ?? lackingOf(css, 'types', 'global_keywords', word)
        if (lacking) report(`${prop}: ${word}`, lacking)
      }
    }
  }
  readValue(value, report)
}

function siblings(declaration: Declaration): Declaration[] {
  return (declaration.parent?.nodes ?? []).filter(
    (one): one is Declaration => one.type === 'decl' && one !== declaration,
  )
}

function readValue(value: string, report: Report): void {
  const bare = bareOf(value)
  for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)) {
    if (name.startsWith('-') || name === 'var' || name === 'url') continue
    report(`${name}()`, lackingOfFunction(name))
  }
  if (/\(\s*from\s/.test(bare)) report('relative colour', lackingOf(css, 'types', 'color', 'rgb', 'relative_syntax'))
  for (const [unit, type] of UNITS) if (unit.test(bare)) report(type, lackingOf(css, 'types', 'length', type))
}

/** A function that several types share is known where one of them knows it. */
function lackingOfFunction(alias: string): string[] | undefined {
  const name = ALIASES[alias] ?? alias
  const features = [
    ...(types.get(name) ?? []),
    ...(propertyValues.get(name) ?? []),
    ...(propertyValues.get(`${name}_function`) ?? []),
    ...(propertyValues.get(`${name}()`) ?? []),
  ]
  const lists = features.map((feature) => lackingOf(feature)).filter((list) => list !== undefined)
  return lists.sort((a, b) => a.length - b.length)[0]
}

function readAtRule(name: string, params: string, report: Report): void {
  if (name.startsWith('-')) return
  const rule = featureAt(css, 'at-rules', name)
  report(`@${name}`, lackingOf(rule))
  if (name === 'container') {
    if (/\bstyle\(/.test(params)) report('style()', lackingOf(rule, 'style_queries_for_custom_properties'))
    if (/\bscroll-state\(/.test(params)) report('scroll-state()', lackingOf(rule, 'scroll-state_queries'))
  }
  if (name === 'media') {
    if (/[<>]/.test(params)) report('@media range', lackingOf(rule, 'range_syntax'))
    for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
      if (!feature.startsWith('-')) report(`@media ${feature}`, lackingOf(rule, feature))
    }
  }
  if (name === 'supports' && /\bselector\(/.test(params)) report('selector()', lackingOf(rule, 'selector'))
}

/** One selector that a browser does not know makes it drop the whole list: only such a list harms the others. */
function readSelectors(selectors: string[], report: Report): void {
  const lists = selectors.map(pseudosOf)
  for (const name of new Set(lists.flat())) {
    const isAlone = lists.every((list) => list.includes(name))
    report(isAlone ? `:${name}` : `:${name} in a list`, lackingOf(css, 'selectors', name))
  }
  const bare = bareOf(selectors.join())
  if (/:nth-(?:last-)?child\([^)]*\bof\b/.test(bare)) {
    report('of selector', lackingOf(css, 'selectors', 'nth-child', 'of_syntax'))
  }
  if (bare.includes('&')) report('nesting', lackingOf(css, 'selectors', 'nesting'))
}

function pseudosOf(selector: string): string[] {
  const bare = bareOf(selector).replace(/\\./g, '')
  return [...bare.matchAll(/::?([a-z-]+)/gi)].map(([, name = '']) => name).filter((name) => !name.startsWith('-'))
}

/** Without its strings, addresses and attribute selectors. */
function bareOf(text: string): string {
  return text
    .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""')
    .replace(/url\([^)]*\)/g, 'url()')
    .replace(/\[[^\]]*\]/g, '')
}

function wordsOf(value: string): string[] {
  return bareOf(value)
    .split(/[\s,/()]+/)
    .filter((word) => /^[a-z][a-z-]*$/.test(word))
}

function excerptOf(node: ChildNode): string {
  const own = node.type === 'decl' ? ` { ${node.prop}: ${node.value} }` : ''
  const rule = node.type === 'decl' ? node.parent : node
  if (rule && 'selector' in rule) return `${rule.selector}${own}`.slice(0, 200)
  return rule && 'params' in rule ? `@${rule.name} ${rule.params}${own}`.slice(0, 200) : own.trim()
}
