import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archive } from '#tests/tools/release/archive.mjs'
import { guideBlocks } from './guide'
import { DIST, type NginxServer } from './nginxServer'

const NAME = 'supplier-back-office'
const [INSTALL = '', ROLL_BACK = ''] = guideBlocks('sh', 2)

/** Installs a release as the guide says: the built site under a version, of which no asset is in another one's. */
export function installRelease({ site }: NginxServer, version: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    buildAs(version, folder)
    const packed = archive(folder, `${NAME}-${version}`, 1_700_000_000)
    const file = `${NAME}-${version}.tar.gz`
    writeFileSync(join(site, file), packed)
    writeFileSync(join(site, `${file}.sha256`), `${createHash('sha256').update(packed).digest('hex')}  ${file}\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
  runGuide(INSTALL.replaceAll('1.1.0', version), site)
}

/** Serves the previous release again, as the guide says. */
export function rollBack({ site }: NginxServer): void {
  runGuide(ROLL_BACK, site)
}

/** Adds the lowest version in use to the release that is served. */
export function setLowest({ site }: NginxServer, lowest: string): void {
  const file = join(site, 'current/version.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), lowest }))
}

/** The entry of a version's page ends with this. */
export function markOf(version: string): string {
  return `${version.replaceAll('.', '_')}.js`
}

function runGuide(commands: string, site: string): void {
  execFileSync('sh', ['-ec', commands.replaceAll('/srv/supplier-back-office', site)], { stdio: 'pipe' })
}

/** Copies `dist` with other names of all assets and another version. */
function buildAs(version: string, folder: string): void {
  cpSync(DIST, folder, { recursive: true })
  const assets = new Set(readdirSync(join(folder, 'assets')))
  const renamed = (name: string) => (assets.has(name) ? name.replace(/(?=\.\w+$)/, version.replaceAll('.', '_')) : name)
  const { version: built } = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'))
  const texts = [...assets].filter((name) => /\.(?:js|css)$/.test(name)).map((name) => join('assets', name))
  for (const file of ['index.html', 'version.json', ...texts]) {
    const text = readFileSync(join(folder, file), 'utf8').replace(/[\w.-]+\.\w+/g, renamed)
    const isNamed = /^(?:index\.html|version\.json)$/.test(file)
    writeFileSync(join(folder, file), isNamed ? text.replace(`"${built}"`, `"${version}"`) : text)
  }
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)))
}
