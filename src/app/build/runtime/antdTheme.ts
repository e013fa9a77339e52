import type { ThemeConfig } from 'antd'

const known = new Map<string, ThemeConfig>()

/** In place of `antdTheme`: the CSS files hold the themes, the attributes of the document choose between them. */
export function antdTheme(mode: string, density: string): ThemeConfig {
  const name = `${mode} ${density}`
  const theme = known.get(name) ?? { cssVar: { prefix: 'ant', key: 'app' }, hashed: false, zeroRuntime: true }
  known.set(name, theme)
  return theme
}
