import type { ThemeConfig } from 'antd'

const known = new Map<string, ThemeConfig>()

/** Replaces `antdTheme` in a build: the CSS files hold the themes, and attributes of the document select one. */
export function antdTheme(mode: string, density: string): ThemeConfig {
  const name = `${mode} ${density}`
  // Not a token of antd: it only makes the theme object change with the look, so that components reading tokens
  // re-render.
  const token = { look: name } as ThemeConfig['token']
  const theme = known.get(name) ?? { cssVar: { prefix: 'ant', key: 'app' }, hashed: false, zeroRuntime: true, token }
  known.set(name, theme)
  return theme
}
