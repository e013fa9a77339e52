import type { ThemeConfig } from 'antd'

const known = new Map<string, ThemeConfig>()

/** In place of `antdTheme`: the CSS files hold the themes, the attributes of the document choose between them. */
export function antdTheme(mode: string, density: string): ThemeConfig {
  const name = `${mode} ${density}`
  // The name is no token of antd; with it, a change of the look reaches the components that read tokens.
  const token = { look: name } as ThemeConfig['token']
  const theme = known.get(name) ?? { cssVar: { prefix: 'ant', key: 'app' }, hashed: false, zeroRuntime: true, token }
  known.set(name, theme)
  return theme
}
