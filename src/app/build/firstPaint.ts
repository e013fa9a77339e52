import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const PALETTE = 'virtual:palette.css'
/** Chunks that every start needs: named in the HTML, so that they load beside the entry and not after it. */
const START = ['start-library', 'start', 'main']
/** Chunks that a signed-in user's start needs as well; the script in the head knows whether there is one. */
const SHELL = ['shell-library', 'shell', 'Layout']

/**
 * What the first paint needs: the colours as a style sheet, and in a build the first-paint script `src/firstPaint.ts`
 * as a classic script, since a module would run after the paint.
 */
export function firstPaint(palette: string): Plugin {
  let script: { file: string; code: string } | null = null
  let base = '/'
  return {
    name: 'first-paint',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === PALETTE ? PALETTE : null),
    load: (id) => (id === PALETTE ? palette : null),
    async buildStart() {
      if (this.meta.watchMode || script || this.environment?.mode !== 'build') return
      const code = await classicScript(fileURLToPath(new URL('../../firstPaint.ts', import.meta.url)), base)
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      script = { file: `assets/frame-${hash}.js`, code }
    },
    generateBundle() {
      if (script) this.emitFile({ type: 'asset', fileName: script.file, source: script.code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!script || !bundle) return []
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = (names: readonly string[]) =>
          chunks.filter(({ name }) => names.includes(name)).map(({ fileName }) => base + fileName)
        return [
          { tag: 'meta', attrs: { name: 'shell', content: files(SHELL).join(' ') }, injectTo: 'head-prepend' },
          { tag: 'script', attrs: { src: base + script.file }, injectTo: 'head-prepend' },
          ...files(START).map((href) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href },
            injectTo: 'head' as const,
          })),
        ]
      },
    },
  }
}

async function classicScript(entry: string, base: string): Promise<string> {
  const built = await build({
    base,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    // It tells browsers that are too old for the rest.
    build: { write: false, target: 'es2015', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  return output[0].code
}
