// npm run release [-- --mode supplier]: builds, and writes into release/ what is installed and audited.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { archive } from './archive.mjs'
import { releaseFault } from './releaseFault.mjs'

const ROOT = join(import.meta.dirname, '../../..')
const OUT = join(ROOT, 'release')
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'material' } } })
const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const { name, version } = JSON.parse(read('package.json'))
const changes = git('status', '--porcelain')

const fault = releaseFault(version, read('CHANGELOG.md'), changes)
if (fault) end(fault)
// The same commit gives the same bytes.
const seconds = Number(process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct') || Date.now() / 1000) | 0
run('npx', ['vite', 'build', '--mode', values.mode, '--logLevel', 'warn'], { SOURCE_DATE_EPOCH: String(seconds) })

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT)
const root = `${name}-${version}`
const file = `${root}.tar.gz`
const packed = archive(join(ROOT, 'dist'), root, seconds)
write(file, packed)
write(`${file}.sha256`, `${createHash('sha256').update(packed).digest('hex')}  ${file}\n`)
write('sbom.cdx.json', billOfMaterials())

function write(to, content) {
  writeFileSync(join(OUT, to), content)
  process.stdout.write(`release/${to}  ${Math.ceil(Buffer.byteLength(content) / 1024)} KiB\n`)
}

/** What npm lists, under the name of the product: npm takes that of the folder. */
function billOfMaterials() {
  const args = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const bill = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' }))
  bill.metadata.component.name = name
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** What git answers; '' outside of a repository. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

function run(command, args, env) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

function end(text) {
  console.error(text)
  process.exit(1)
}
