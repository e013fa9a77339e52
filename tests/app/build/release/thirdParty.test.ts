import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { THIRD_PARTY, thirdParty } from '#app/build/release/thirdParty'

/** A project whose packages are these, each with a licence. */
function makeProject(
  code: string,
  packages: Record<string, { licence: string; files: Record<string, string> }>,
): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  writeFileSync(join(root, 'entry.js'), code)
  for (const [name, { licence, files }] of Object.entries(packages)) {
    const folder = join(root, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    const about = { name, version: '1.2.3', license: licence, main: 'main.js' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
    writeFileSync(join(folder, 'LICENSE'), `licence of ${name}`)
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  }
  return root
}

/** The file of a build. */
async function buildOf(root: string): Promise<string[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [thirdParty()],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === 'asset' && file.fileName === THIRD_PARTY ? [String(file.source)] : []))
}

const KEPT = {
  licence: 'MIT',
  files: { 'main.js': 'export const kept = () => document.title', 'kept.css': 'p{margin:0}' },
}

it('names what is in the bundle, lazily loaded code and styles too, and not what was imported for nothing', async () => {
  const code =
    "import { kept } from 'kept'\nimport 'styles/main.css'\nimport('later')\nimport { x } from 'unused'\nkept()"
  const files = { 'main.js': 'export const x = () => document.body\nx()' }
  const [text] = await buildOf(
    makeProject(code, {
      kept: KEPT,
      later: { licence: 'ISC', files },
      styles: { licence: '0BSD', files: { 'main.css': 'p{color:red}' } },
      unused: { licence: 'GPL-3.0-only', files: { 'main.js': 'export const x = 1' } },
    }),
  )
  expect(text).toMatch(/^This site contains code of \d+ packages:\n\nkept 1\.2\.3 \(MIT\)\nlater 1\.2\.3 \(ISC\)\n/)
  expect(text).toContain('\nstyles 1.2.3 (0BSD)\n')
  expect(text).not.toContain('unused')
  // The build's own code that loads the lazy chunk.
  expect(text).toMatch(/\nvite \d+\.\d+\.\d+ \(MIT\)\n/)
  for (const name of ['kept', 'later', 'styles']) expect(text).toContain(`---- LICENSE\n\nlicence of ${name}\n`)
})

it('a package under a licence that is not allowed ends the build, by name', async () => {
  const root = makeProject("import { kept } from 'kept'\nkept()", { kept: { ...KEPT, licence: 'GPL-3.0-only' } })
  await expect(buildOf(root)).rejects.toThrow('no allowed licence: kept (GPL-3.0-only)')
})
