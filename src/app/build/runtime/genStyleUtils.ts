import 'virtual:antd/reset.css'

/** Replaces antd's module of this name: styles are in CSS files, so components neither create nor scope any. */

/** A component's style hook: no hash and no scope in its class names. */
export const genStyleHooks = () => () => ['', '']

/** A style without custom properties of its own. */
export const genComponentStyleHook = () => () => ''

/** A style that renders as a component. */
export const genSubStyleComponent = () => () => null

/** Names of a component's custom properties, and references to them. */
export function genCssVar(antCls: string, component: string) {
  const prefix = `--${antCls.replace(/\./g, '')}-${component}-`
  const name = (key: string) => `${prefix}${key}`
  const reference = (key: string, fallback?: string) => `var(${name(key)}${fallback ? `, ${fallback}` : ''})`
  return [name, reference] as const
}
