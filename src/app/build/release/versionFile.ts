import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Beside the page, which reads it to find out whether there is a newer one; `/healthz` answers it too. */
const FILE = 'version.json'

/**
 * Writes `version.json` into the built site, and the version into the page, which compares it with the `lowest` that an
 * operator may add to the file.
 */
export function versionFile(): Plugin {
  const version = productVersion()
  let base = '/'
  return {
    name: 'version-file',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith('/index.html'),
      )
      if (!entry) this.error('the build has no entry')
      const said = { version, commit: commitOf(), built: builtAt(), entry: base + entry.fileName }
      this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(said, null, 2)}\n` })
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }],
  }
}

function productVersion(): string {
  return JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version
}

/** The commit that is built; '' outside of git. */
function commitOf(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** Now, or the time that a reproducible build is given in SOURCE_DATE_EPOCH, s since 1970. */
function builtAt(): string {
  const given = process.env.SOURCE_DATE_EPOCH
  return new Date(given ? Number(given) * 1000 : Date.now()).toISOString()
}
