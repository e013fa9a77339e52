import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ThemeConfig } from 'antd'
import type { Plugin } from 'vite'
import { extract, reset, tokensOf, type Variables } from './extract.ts'

/** The colours of the product by custom property, in each mode. */
export type Colours = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>

/** antd's theme of a look. */
export type ThemeOf = (mode: 'light' | 'dark', density: 'standard' | 'compact') => ThemeConfig

const require = createRequire(import.meta.url)
const STYLE_MODULE = /\/antd\/es\/((?:[\w-]+\/)+style\/[\w-]+)\.js$/
const MAKERS = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'])
const VIRTUAL = 'virtual:antd/'
const TOKENS = 'virtual:antd/tokens'

/**
 * Modules that write `<style>` elements, and those that are imported and never used: the pagination of tables, names of
 * colours; with their replacements.
 */
const REPLACED: readonly [RegExp, string][] = [
  [/\/antd\/es\/pagination\/index\.js$/, 'pagination.ts'],
  [/\/antd\/es\/theme\/util\/useResetIconStyle\.js$/, 'useResetIconStyle.ts'],
  [/\/antd\/es\/theme\/themes\/default\/theme\.js$/, 'defaultTheme.ts'],
  [/\/src\/app\/theme\/antdTheme\.ts$/, 'antdTheme.ts'],
  [/\/antd\/es\/theme\/util\/genStyleUtils\.js$/, 'genStyleUtils.ts'],
  [/\/antd\/es\/theme\/useToken\.js$/, 'useToken.ts'],
  [/\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/, 'dynamicCSS.ts'],
  [/\/@ant-design\/fast-color\/es\/presetColors\.js$/, 'presetColors.ts'],
]

/**
 * The words that antd's own modules fall back to. The site always says its locale, whose words are at hand: English
 * loads with English.
 */
const FALLBACK = /\/antd\/es\/locale\/en_US\.js$/
const IN_ANTD = /\/antd\/es\/(?!locale\/[a-z]+_[A-Z]+\.js)/

/** Lines of libraries that are rewritten. */
const EDITED: readonly { file: RegExp; from: string | RegExp; to: string }[] = [
  // The policy forbids setting the style attribute and allows setting the style property.
  { file: /calculateNodeHeight\.js$/, from: /\.setAttribute\('style', (`[^`]*`)\)/, to: '.style.cssText = $1' },
  { file: /\/@ant-design\/icons\/es\/renderUtils/, from: 'if (zeroRuntime) {', to: 'if (true) {' },
]
/**
 * Internals of libraries that a build must meet; an update that renames one would otherwise bring the styles back
 * silently.
 */
const EXPECTED = [
  ...REPLACED.map(([path]) => path.source),
  ...EDITED.map(({ file }) => file.source),
  STYLE_MODULE.source,
  FALLBACK.source,
]

/**
 * Moves antd's styles out of the script: at build time each style module becomes a CSS file of the same chunk. The site
 * then runs under `style-src 'self'`, and neither ships nor runs the code that generates styles. Development and tests
 * use antd as it is.
 */
export function staticAntd(themeOf: ThemeOf, colours: Colours): Plugin {
  const found = new Set<string>()
  return {
    name: 'static-antd',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(VIRTUAL)) return { id: source, moduleSideEffects: true }
      if (!source.endsWith('/antdTheme') && !(importer?.includes('node_modules') && source.startsWith('.'))) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved && FALLBACK.test(resolved.id) && IN_ANTD.test(importer ?? '')) {
        found.add(FALLBACK.source)
        return resolved.id.replace('en_US', 'zh_CN')
      }
      const [path, stand] = REPLACED.find(([one]) => resolved && one.test(resolved.id)) ?? []
      if (path) found.add(path.source)
      return stand ? fileURLToPath(new URL(`./runtime/${stand}`, import.meta.url)) : resolved
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null
      if (id === TOKENS) return tokenModule(themeOf)
      return { code: css(id.slice(VIRTUAL.length).replace(/css$/, 'js'), themeOf, colours), moduleSideEffects: true }
    },
    transform(code, id) {
      const edit = EDITED.find(({ file }) => file.test(id))
      if (edit) {
        const edited = code.replace(edit.from, edit.to)
        if (edited === code) this.error(`${id} has changed: it has no ${edit.from} to replace`)
        found.add(edit.file.source)
        return edited
      }
      if (id.includes('/src/')) return withoutBarrels(code)
      const [, module] = STYLE_MODULE.exec(id) ?? []
      if (!module) return null
      const bare = withoutStyles(code, this.parse(code))
      if (bare !== code) found.add(STYLE_MODULE.source)
      return bare === code ? null : { code: `import '${VIRTUAL}${module}.css'\n${bare}`, moduleSideEffects: true }
    },
    buildEnd(error) {
      const gone = EXPECTED.filter((path) => !found.has(path))
      if (!error && gone.length > 0) this.error(`antd has changed: nothing matches ${gone.join(', ')}`)
    },
  }
}

/** The CSS of one style module; values that differ by look are scoped to the attributes of the document. */
function css(module: string, themeOf: ThemeOf, colours: Colours): string {
  const of = module === 'reset.js' ? reset : (theme: ThemeConfig) => extract(module, theme)
  const light = of(themeOf('light', 'standard'))
  const dark = of(themeOf('dark', 'standard'))
  const compact = of(themeOf('light', 'compact'))
  const both = of(themeOf('dark', 'compact'))
  for (const { rules } of [dark, compact, both]) {
    if (rules !== light.rules) throw new Error(`${module}: the rules of a look differ, not only its values`)
  }
  const blocks = (take: (from: typeof light) => Variables | undefined, selector: string) => {
    const [base, inDark, inCompact, inBoth] = fromPalette(
      [light, dark, compact, both].map((look) => take(look) ?? new Map()),
      colours,
    )
    const darkOnly = differences(inDark, base)
    const compactOnly = differences(inCompact, base)
    const bothOnly = differences(inBoth, new Map([...(base ?? []), ...darkOnly, ...compactOnly]))
    return [
      block(`:root${selector}`, base ?? new Map()),
      block(`:root[data-density=compact]${selector}`, compactOnly),
      // Paper is always light.
      '@media screen{',
      block(`:root[data-theme=dark]${selector}`, darkOnly),
      block(`:root[data-theme=dark][data-density=compact]${selector}`, bothOnly),
      '}',
    ]
  }
  const scopes = [...new Set([light, dark, compact, both].flatMap(({ scoped }) => [...scoped.keys()]))]
  return [
    ...blocks(({ variables }) => variables, ''),
    ...scopes.flatMap((scope) => blocks(({ scoped }) => scoped.get(scope), ` ${scope}`)),
    light.rules,
  ].join('')
}

/**
 * Variables of the looks, where a value that is a colour of the palette reads the palette's own variable: a site's
 * brand colour then changes antd's components, too.
 */
function fromPalette(looks: readonly Variables[], colours: Colours): Variables[] {
  const [base = new Map()] = looks
  const values = new Map(
    [...base.keys()].map((name) => [
      name,
      paletteValue(
        looks.map((look) => look.get(name) ?? ''),
        colours,
      ),
    ]),
  )
  return looks.map((look) => new Map([...look].map(([name, value]) => [name, values.get(name) ?? value])))
}

/** The one value that is right in the four looks, as it reads the palette's variables; undefined where none is. */
function paletteValue(values: readonly string[], colours: Colours): string | undefined {
  const [light = '', dark = '', compact = '', both = ''] = values
  const names = Object.keys(colours.light).filter(
    (name) => light.includes(colours.light[name] ?? '-') && dark.includes(colours.dark[name] ?? '-'),
  )
  const read = (value: string, mode: 'light' | 'dark') =>
    names.reduce((text, name) => {
      const colour = (colours[mode][name] ?? '').replace(/[().]/g, '\\$&')
      return text.replace(new RegExp(`${colour}(?![\\da-f])`, 'gi'), `var(${name})`)
    }, value)
  const texts = new Set([read(light, 'light'), read(dark, 'dark'), read(compact, 'light'), read(both, 'dark')])
  return names.length > 0 && texts.size === 1 ? [...texts][0] : undefined
}

function differences(of: Variables | undefined, from: Variables | undefined): Map<string, string> {
  return new Map([...(of ?? [])].filter(([name, value]) => from?.get(name) !== value))
}

function block(selector: string, pairs: Variables): string {
  if (pairs.size === 0) return ''
  return `${selector}{${[...pairs].map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/**
 * The tokens that components read in script rather than in CSS: those named in their code, and the screen widths, whose
 * names are composed at run time.
 */
function tokenModule(themeOf: ThemeOf): string {
  const folder = dirname(require.resolve('antd/es/index.js'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !/(^|\/)(style|theme|version|locale)\//.test(file),
  )
  const readers = files
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes('useToken'))
  const words = new Set(readers.join(' ').match(/\w+/g))
  const looks = (['light', 'dark'] as const).flatMap((mode) =>
    (['standard', 'compact'] as const).map((density) => {
      const all = Object.entries(tokensOf(themeOf(mode, density)))
      return [
        `${mode} ${density}`,
        Object.fromEntries(all.filter(([name]) => words.has(name) || name.startsWith('screen'))),
      ]
    }),
  )
  return `export const tokens = ${JSON.stringify(Object.fromEntries(looks))}`
}

const BARREL = /^import \{([^}]*)\} from '(antd|@ant-design\/icons)'$/gm
const antdFiles = new Map(
  [
    ...readFileSync(require.resolve('antd/es/index.js'), 'utf8').matchAll(/default as (\w+) \} from '\.\/([\w-]+)'/g),
  ].map(([, name = '', folder = '']) => [name, `antd/es/${folder}`]),
)

/** Imports each component from its own file: importing the index would put all of them into one chunk. */
function withoutBarrels(code: string): string {
  return code.replace(BARREL, (_all, names: string, library: string) => {
    const specifiers = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
    return specifiers
      .map((specifier) => {
        const [name = '', local = name] = specifier.split(/ as /)
        const file = library === 'antd' ? antdFiles.get(name) : `@ant-design/icons/es/icons/${name}`
        if (!file) throw new Error(`${library} has no ${name}`)
        return `import ${local} from '${file}'`
      })
      .join(';')
  })
}

/** `genStyleHooks('Button', styles, tokens)` → `genStyleHooks()`, which leaves the styles unused. */
function withoutStyles(code: string, program: object): string {
  const cuts: [number, number][] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const call = node as { type?: string; callee?: { name?: string; end: number }; end: number }
    if (call.type === 'CallExpression' && call.callee && MAKERS.has(call.callee.name ?? '')) {
      cuts.push([call.callee.end, call.end])
    } else for (const part of Object.values(node)) visit(part)
  }
  visit(program)
  return cuts.reduceRight((text, [start, end]) => `${text.slice(0, start)}()${text.slice(end)}`, code)
}
