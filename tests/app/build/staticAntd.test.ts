import { describe, expect, it } from 'vitest'
import { staticAntd } from '#app/build/staticAntd'
import { antdTheme } from '#app/theme/antdTheme'

/** A hook of the plugin, called as the build calls it; its errors are thrown. */
function run(hook: 'transform' | 'buildEnd', ...args: unknown[]): unknown {
  const plugin = staticAntd(antdTheme, { light: {}, dark: {} })
  const build = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  return (plugin[hook] as (this: typeof build, ...args: unknown[]) => unknown).call(build, ...args)
}

describe('a build with static styles', () => {
  it('fails when it has met none of the internals that it replaces, and names them', () => {
    expect(() => run('buildEnd')).toThrow(/antd has changed: nothing matches .*genStyleUtils.*calculateNodeHeight/)
  })

  it('keeps the error of a build that failed for another reason', () => {
    expect(() => run('buildEnd', new Error('syntax'))).not.toThrow()
  })

  it.each(['/antd/es/x/calculateNodeHeight.js', '/@ant-design/icons/es/renderUtils.js'])(
    'fails when %s no longer has the line to rewrite',
    (file) => {
      expect(() => run('transform', 'export default 1', `/node_modules${file}`)).toThrow(/has changed/)
    },
  )

  it('rewrites the line of a library that sets a style attribute', () => {
    const code = "node.setAttribute('style', `top:0`)"
    expect(run('transform', code, '/node_modules/@rc-component/textarea/es/calculateNodeHeight.js')).toBe(
      'node.style.cssText = `top:0`',
    )
  })
})
