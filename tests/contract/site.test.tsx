import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readWords } from '#tests/tools/contract/check/slice'
import { sendAs } from '#tests/tools/contract/document/examples'
import { openApiOf } from '#tests/tools/contract/document/openApi'
import { productOperations } from '#tests/tools/contract/product'
import { writeMenus } from '#tests/tools/contract/site/menus'
import { writeSite } from '#tests/tools/contract/site/site'

let folder = ''
const pages = new Map<string, string>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-'))
  await writeSite(
    folder,
    openApiOf(productOperations(), { version: '1.2.3' }),
    await readWords(await sendAs('material')),
  )
  for (const file of await readdir(folder))
    if (file.endsWith('.html')) pages.set(file, await readFile(join(folder, file), 'utf8'))
})
afterAll(() => rm(folder, { recursive: true }))

it('leads from every link to a page and a place in it', () => {
  const dead = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/href="([^":]+)"/g)].flatMap(([, href = '']) => {
      const [path = '', place] = href.split('#')
      const target = path === '' ? text : pages.get(path)
      if (/\.(css|md)$/.test(path)) return []
      return target && (!place || target.includes(`id="${place}"`)) ? [] : [`${file}: ${href}`]
    }),
  )
  expect(dead).toEqual([])
})

it('has every call, and needs nothing from elsewhere', () => {
  const all = [...pages.values()].join('\n')
  const document = openApiOf(productOperations())
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  expect(ids.filter((id) => !all.includes(`<section id="${id}">`))).toEqual([])
  expect(all).not.toMatch(/<script(?! src="(index|site)\.js" defer>)| style="| on\w+="|<img|src="http/)
})

it('says of a delivery note which members it has, what they mean, and which are needed', () => {
  const notes = pages.get('api-procurement-delivery.html') ?? ''
  expect(notes).toContain('<td><code>carNo</code></td><td>文本</td><td></td><td>车牌号 / Plate</td>')
  expect(notes).toMatch(/<code>items\[\]\.\w+<\/code>/)
  expect(pages.get('words.html')).toMatch(/<code>delivery_mode<\/code>.*<code>\w+<\/code>/)
  expect([...pages.values()].join('')).not.toContain('undefined')
  expect(pages.get('screens.html')).toMatch(/#delivery\.\w+">delivery\.(page|detail)<\/a>/)
})

it('comes with the menus of both variants, as a tree and as rows', async () => {
  const files = await writeMenus(folder)
  expect(files.map((file) => file.split('/').at(-1))).toEqual([
    'menu-material.json',
    'menu-material.sql',
    'menu-supplier.json',
    'menu-supplier.sql',
  ])
  const tree = await readFile(join(folder, 'menu-supplier.json'), 'utf8')
  const names = [...tree.matchAll(/"routeName": "([^"]+)"/g)].map(([, name = '']) => name)
  const rows = await readFile(join(folder, 'menu-supplier.sql'), 'utf8')
  expect(names).toContain('deliverList')
  expect(names.filter((name) => !rows.includes(`'${name}'`))).toEqual([])
})
