import { createRequire } from 'node:module'
import type { ThemeConfig } from 'antd'
import type { ComponentType, FC, ReactNode } from 'react'

const require = createRequire(import.meta.url)

/** The prefix of a component's classes where it is not the folder's name. */
const PREFIXES: Record<string, string> = {
  '_util/wave/style.js': 'wave',
  'button/style/index.js': 'btn',
  'button/style/compact.js': 'btn',
  'date-picker/style/index.js': 'picker',
  'qr-code/style/index.js': 'qrcode',
  'space/style/compact.js': 'space-compact',
  'space/style/addon.js': 'space-addon',
  'input/style/search.js': 'input-search',
  'grid/style/index.js useRowStyle': 'row',
  'grid/style/index.js useColStyle': 'col',
}

type Hook = (prefixCls: string, rootCls?: string) => unknown
type Sub = ComponentType<{ prefixCls: string; rootCls: string }>
type Style = Hook | Sub
type Kind = 'hook' | 'sub'
type Made = (...parts: unknown[]) => Style
type StyleUtils = { genStyleHooks: Made; genComponentStyleHook: Made; genSubStyleComponent: Made }

/** antd's style hooks and components, by kind. */
const kinds = new Map<unknown, Kind>()
const nothing = watchStyles()

/** A style module extracted under one theme: its rules, and the custom properties its component reads. */
export type Extracted = {
  rules: string
  variables: Variables
  /** Tokens that the theme overrides for this component only, by the selector of its root. */
  scoped: ReadonlyMap<string, Variables>
}

/** Custom properties by name. */
export type Variables = ReadonlyMap<string, string>

/**
 * antd's CSS for one of its style modules, such as `button/style/index.js`, under a theme; run in Node, at build time.
 * Rules read custom properties only, so they are the same under every theme; `variables` differ.
 */
export function extract(module: string, theme: ThemeConfig): Extracted {
  const exports: Record<string, unknown> = require(`antd/lib/${module}`)
  const styles = Object.entries(exports).filter(([, value]) => kinds.has(value))
  // Some modules export a function around their style.
  if (styles.length === 0 && typeof exports.default === 'function') styles.push(['default', exports.default])
  const uses = styles.map(([name, style]) => usageOf(style as Style, prefixOf(module, name)))
  const shared = reset(theme)
  const { rules, blocks } = render(theme, uses)
  const variables = new Map<string, string>()
  const scoped = new Map<string, Map<string, string>>()
  for (const [selector, pairs] of blocks) {
    for (const [name, value] of pairs) {
      if (!shared.variables.has(name)) variables.set(name, value)
      else scoped.set(selector, (scoped.get(selector) ?? new Map()).set(name, value))
    }
  }
  return { rules: rules.replace(shared.rules, ''), variables, scoped }
}

/** Extracts what all components share: the rules of links and icons, and the custom properties of the theme. */
export function reset(theme: ThemeConfig): Extracted {
  const known = resets.get(theme)
  if (known) return known
  const { rules, tokens } = render(theme, [usageOf(nothing, 'nothing')])
  // The shared rules come first; the rules under the probe's own prefix follow and are cut off.
  const made = {
    rules: rules.slice(0, rules.indexOf('.nothing')),
    variables: tokens[0]?.[1] ?? new Map(),
    scoped: new Map(),
  }
  resets.set(theme, made)
  return made
}

const resets = new Map<ThemeConfig, Extracted>()

/** The values of all tokens under a theme. */
export function tokensOf(themeConfig: ThemeConfig): Record<string, unknown> {
  const { theme } = require('antd')
  return theme.getDesignToken(themeConfig)
}

function prefixOf(module: string, name: string): string {
  const folder = module.split('/')[0] ?? ''
  return `ant-${PREFIXES[`${module} ${name}`] ?? PREFIXES[module] ?? folder}`
}

function usageOf(style: Style, prefixCls: string): FC {
  if (kinds.get(style) === 'sub') {
    const { createElement } = require('react')
    return () => createElement(style, { prefixCls, rootCls: `${prefixCls}-css-var` })
  }
  return () => {
    ;(style as Hook)(prefixCls, `${prefixCls}-css-var`)
    return null
  }
}

type Block = [selector: string, pairs: Variables]
type Rendered = { rules: string; blocks: Block[]; tokens: Block[] }

function render(theme: ThemeConfig, uses: readonly FC[]): Rendered {
  const { createElement, Fragment } = require('react')
  const { renderToString } = require('react-dom/server')
  const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs')
  const { ConfigProvider } = require('antd')
  const cache = createCache()
  const used: ReactNode[] = uses.map((Use, at) => createElement(Use, { key: at }))
  const config: ThemeConfig = { ...theme, hashed: false, zeroRuntime: false, cssVar: { prefix: 'ant', key: 'app' } }
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: config }, createElement(Fragment, null, used)),
    ),
  )
  const part = (types: 'style' | 'cssVar' | 'token'): string =>
    extractStyle(cache, { plain: true, types }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
  return { rules: part('style'), blocks: blocksIn(part('cssVar')), tokens: blocksIn(part('token')) }
}

/** Parses blocks of custom properties: `.app.ant-btn{--a:1;}` gives `--a` under `.ant-btn`. */
function blocksIn(css: string): Block[] {
  return [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', pairs = '']) => {
    const texts = pairs.split(/;(?![^(]*\))/).filter(Boolean)
    const split = texts.map((text): [string, string] => {
      const at = text.indexOf(':')
      return [text.slice(0, at), text.slice(at + 1)]
    })
    return [selector.replaceAll('.app', '').trim(), new Map(split)]
  })
}

/**
 * Wraps antd's style factories to record which exports of a module are styles. Returns an empty style.
 *
 * @throws an error when antd moved the module: the build must fail
 */
function watchStyles(): Style {
  // Modules loaded earlier hold unwrapped styles, so they are loaded again.
  for (const file of Object.keys(require.cache)) if (/[\\/]antd[\\/]lib[\\/]/.test(file)) delete require.cache[file]
  const utils: StyleUtils = require('antd/lib/theme/util/genStyleUtils')
  const watched = (make: Made, kind: Kind): Made => {
    return (...parts) => {
      const style = make(...parts)
      kinds.set(style, kind)
      return style
    }
  }
  const path = require.resolve('antd/lib/theme/util/genStyleUtils')
  const entry = require.cache[path]
  if (!entry) throw new Error('antd moved its style utilities')
  entry.exports = {
    ...utils,
    genStyleHooks: watched(utils.genStyleHooks, 'hook'),
    genComponentStyleHook: watched(utils.genComponentStyleHook, 'hook'),
    genSubStyleComponent: watched(utils.genSubStyleComponent, 'sub'),
  }
  return utils.genStyleHooks('Nothing', () => [])
}
