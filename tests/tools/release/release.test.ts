import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isAllowedLicence } from '#app/build/release/licences'
import { archive } from './archive.mjs'
import { auditResult } from './auditResult.mjs'
import { releaseFault } from './releaseFault.mjs'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

it('a folder is packed into the same bytes each time, without what the build keeps for itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, '.well-known'))
  for (const [file, text] of [
    ['index.html', '<p>页</p>'],
    ['assets/b.js', 'b'.repeat(513)],
    ['assets/a.js', ''],
    ['.vite/manifest.json', '{}'],
    ['.well-known/security.txt', 'x'],
  ] as const) {
    writeFileSync(join(folder, file), text)
  }
  const packed = archive(folder, 'site-1.0.0', 1_700_000_000)
  expect(archive(folder, 'site-1.0.0', 1_700_000_000).equals(packed)).toBe(true)

  const to = mkdtempSync(join(tmpdir(), 'unpacked-'))
  writeFileSync(join(to, 'site.tar.gz'), packed)
  execFileSync('tar', ['-xzf', 'site.tar.gz'], { cwd: to })
  const listed = execFileSync('tar', ['-tzf', 'site.tar.gz'], { cwd: to, encoding: 'utf8' })
  expect(listed.trim().split('\n')).toEqual([
    'site-1.0.0/.well-known/security.txt',
    'site-1.0.0/assets/a.js',
    'site-1.0.0/assets/b.js',
    'site-1.0.0/index.html',
  ])
  expect(readFileSync(join(to, 'site-1.0.0/index.html'), 'utf8')).toBe('<p>页</p>')
  expect(readFileSync(join(to, 'site-1.0.0/assets/b.js'), 'utf8')).toBe('b'.repeat(513))
  expect(statSync(join(to, 'site-1.0.0/index.html')).mtimeMs).toBe(1_700_000_000_000)
})

const LOG = '## [1.1.0] (unreleased)\n\n## [1.0.0] - 2026-11-27\n\n## [0.9.0] - 2026-10-01\n'

it.each([
  ['1.0.0', LOG, '', ''],
  ['1.1.0', LOG, '', 'package.json has 1.1.0, the newest release in CHANGELOG.md is 1.0.0: make them agree'],
  ['1.1.0', '', '', 'package.json has 1.1.0, the newest release in CHANGELOG.md is none: make them agree'],
  ['1.0.0', LOG, ' M src/boot.ts', 'a release is made of a commit, and these files differ from it:\n M src/boot.ts'],
])('a release of %s from %j with %j is refused with %j', (version, changelog, changes, said) => {
  expect(releaseFault(version, changelog, changes)).toBe(said)
})

it('the package, its lock file and the newest release of the changelog have one version', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(releaseFault(version, read('CHANGELOG.md'), '')).toBe('')
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } })
})

it('every package that the product depends on has an allowed licence', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean }>
  }
  const used = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  expect(used.length).toBeGreaterThan(100)
  const refused = used.filter(([, { license = '' }]) => !isAllowedLicence(license))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

it.each([
  ['{"metadata":{"vulnerabilities":{"total":0}},"vulnerabilities":{}}', false, /no known weakness/],
  [
    '{"metadata":{"vulnerabilities":{"total":1}},"vulnerabilities":{"x":{"name":"x","severity":"low","range":"<2"}}}',
    true,
    /1 known weaknesses\n {2}x <2: low/,
  ],
  ['{"error":{"code":"ENOAUDIT","summary":"no audit here"}}', false, /^NOT AUDITED.*no audit here/],
  ['', false, /^NOT AUDITED/],
])('an audit that answers %j fails: %j', (answer, isFault, text) => {
  expect(auditResult(answer)).toEqual({ isFault, text: expect.stringMatching(text) })
})
