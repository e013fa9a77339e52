import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { librariesOf, libraryFolder, readLibrary } from '#app/build/release/libraries'

it.each([
  ['/site/node_modules/echarts/lib/echarts.js', '/site/node_modules/echarts'],
  ['/site/node_modules/@ant-design/icons/es/index.js', '/site/node_modules/@ant-design/icons'],
  ['/site/node_modules/echarts/node_modules/tslib/tslib.es6.mjs', '/site/node_modules/echarts/node_modules/tslib'],
  ['\0/site/node_modules/dayjs/dayjs.min.js?commonjs-module', '/site/node_modules/dayjs'],
  ['C:\\site\\node_modules\\dayjs\\dayjs.min.js', 'C:/site/node_modules/dayjs'],
  ['/site/src/boot.ts', null],
  ['virtual:palette.css', null],
  ['\0vite/preload-helper.js', expect.stringMatching(/\/node_modules\/vite$/)],
  ['\0rolldown/runtime.js', expect.stringMatching(/\/node_modules\/rolldown$/)],
  ['virtual:antd/button/style/index.css', expect.stringMatching(/\/node_modules\/antd$/)],
])('a module %j is of %s', (module, folder) => {
  expect(libraryFolder(module)).toEqual(folder)
})

function makeLibrary(description: object, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'p', version: '1.0.0', ...description }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

it('takes licences and notices in all their names, and no code', () => {
  const names = ['COPYING', 'CopyrightNotice.txt', 'LICENSE.md', 'MIT-LICENSE.txt', 'NOTICE', 'licenses/LICENSE-d3']
  const files = [...names, 'license.js', 'README.md', 'noticeable.txt']
  const folder = makeLibrary({ license: 'MIT' }, Object.fromEntries(files.map((file) => [file, `of ${file}\n`])))
  expect(readLibrary(folder).texts.map(({ text }) => text)).toEqual(names.map((name) => `of ${name}`))
})

const GRANT = 'Copyright (c) 2013 A. Author &lt;a@x&gt;\n\nPermission is hereby granted, free of charge'

it.each([
  ['its README', { license: 'MIT' }, { 'README.md': `# p\n\n## License\n\n(MIT)\n\n${GRANT}` }, /<a@x>\n\nPermission/],
  ['its author', { license: 'MIT', author: 'A. Author <a@x>' }, {}, /^Copyright \(c\) A\. Author\n\nPermission/],
  ['its contributor', { license: 'MIT', contributors: ['B <b@x>'] }, {}, /^Copyright \(c\) B\n/],
  ['nobody', { license: 'MIT' }, { 'README.md': '## License\n\nMIT' }, /^Copyright \(c\) the authors of p\n/],
  ['its old form', { license: { type: 'MIT' } }, {}, /^Copyright \(c\) the authors of p\n/],
])('a package without a file of its licence has the text by %s', (_by, description, files, text) => {
  expect(readLibrary(makeLibrary(description, files)).texts).toEqual([
    { file: 'LICENSE', text: expect.stringMatching(text) },
  ])
})

it('a package without a licence, or without its text, ends the build by name', () => {
  expect(() => readLibrary(makeLibrary({}))).toThrow('p names no licence')
  expect(() => readLibrary(makeLibrary({ license: 'Apache-2.0' }))).toThrow(
    'p brings no text of its licence, Apache-2.0',
  )
})

it('names each package once, with the notices of ECharts and what it took over from others', () => {
  const root = new URL('../../../../', import.meta.url).pathname
  const modules = [
    'zrender/lib/zrender.js',
    'echarts/core.js',
    'echarts/lib/util/number.js',
    '@ant-design/icons/es/x.js',
  ]
  const packages = librariesOf(modules.map((module) => `${root}node_modules/${module}`))
  expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
    ['@ant-design/icons', 'MIT'],
    ['echarts', 'Apache-2.0'],
    ['zrender', 'BSD-3-Clause'],
  ])
  const texts = packages[1]?.texts.map(({ text }) => text).join('\n')
  expect(texts).toContain('Apache License')
  expect(texts).toContain('The Apache Software Foundation (https://www.apache.org/)')
  expect(texts).toMatch(/Copyright .*(Bostock|Observable)/)
})
