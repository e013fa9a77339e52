import 'virtual:antd/reset.css'

/** Replaces antd's module of this name: styles are in CSS files, so components neither create nor scope any. */

/**
 * A component's style hook: no hash, and the class of the component's shared rules, such as its font, where the
 * component does not put it on its root itself.
 */
export const genStyleHooks = () => (prefixCls: string, rootCls?: string) => ['', rootCls ? '' : `${prefixCls}-css-var`]

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
