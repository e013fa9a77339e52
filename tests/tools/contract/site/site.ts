import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked } from 'marked'
import type { Option } from '#domain/dict'
import type { ScreenReads } from '#tests/tools/contract/check/byScreen'
import { CAPABILITIES } from '#tests/tools/contract/document/capabilities'
import { NOT_NEEDED } from '#tests/tools/contract/document/notNeeded'
import type { Document } from '#tests/tools/contract/document/openApi'
import screens from '#tests/tools/contract/document/screens.json'
import { nameOf, productOperations } from '#tests/tools/contract/product'
import { documentOf, escaped, type GuidePage, tableOf } from './html'
import { operationHtml } from './operationHtml'

const GUIDE = 'docs/guide'
/** The options of dictionaries by code. */
type Words = ReadonlyMap<string, readonly Option[]>

/** Guides in English that belong to the hand-over. */
const OTHERS = [['deploying', '部署（英文）']] as const

/** Headings have the anchors that they have at a repository's host. */
const guides = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const anchor = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')
      return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
})

/**
 * Writes the guide of a gateway's team as static pages, which need no server and no script from elsewhere.
 *
 * @returns how many pages
 */
export async function writeSite(folder: string, document: Document, words: Words): Promise<number> {
  const pages = [
    ...(await guidePages()),
    screensPage(document),
    wordsPage(words),
    capabilitiesPage(document),
    ...tagPages(document),
  ]
  await mkdir(folder, { recursive: true })
  for (const page of pages) await writeFile(join(folder, page.file), documentOf(page, pages, document.info.version))
  const own = join(import.meta.dirname, 'static')
  for (const name of await readdir(own)) await writeFile(join(folder, name), await readFile(join(own, name)))
  await writeFile(join(folder, 'index.js'), `window.INDEX = ${JSON.stringify(indexOf(document))}\n`)
  await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`)
  return pages.length
}

async function guidePages(): Promise<GuidePage[]> {
  const files = (await readdir(GUIDE)).toSorted()
  const read = async (path: string) => readFile(path, 'utf8')
  const chinese = files.map(async (file): Promise<GuidePage> => {
    const text = await read(join(GUIDE, file))
    const [, title = file] = /^# (.*)$/m.exec(text) ?? []
    const name = file === '1-start.md' ? 'index.html' : file.replace(/\.md$/, '.html')
    return { file: name, title, group: '约定', content: await guides.parse(text) }
  })
  const others = OTHERS.map(async ([name, title]): Promise<GuidePage> => {
    return { file: `${name}.html`, title, group: '约定', content: await guides.parse(await read(`docs/${name}.md`)) }
  })
  return Promise.all([...chinese, ...others])
}

/** The entries of the dictionaries that the product uses, as the embedded API has them. */
function wordsPage(words: Words): GuidePage {
  const rows = [...words].map(([code, options]) => [
    `<code>${code}</code>`,
    options
      .map(
        ({ value, label, alias }) =>
          `<code>${escaped(value)}</code>${alias && alias !== value ? ` <code>${escaped(alias)}</code>` : ''} ${escaped(label)}`,
      )
      .join('，'),
  ])
  const intro =
    '<p>产品读取的字典（<code>GET /api/gd-system/dict/listByCode?code=…</code>）和示例服务的词条：<code>dictKey</code>，<code>dictAlias</code>（有时），<code>dictValue</code>。代码要一致；词条可以不同，但产品按代码或别名识别的含义（配送方式、结算依据、计价方式、合同类型、材料类型）要保留。</p>'
  const table = tableOf(['字典', '词条'], rows)
  return { file: 'words.html', title: '字典', group: '约定', content: `<h1>字典</h1>${intro}${table}` }
}

/** Where each call stands in the site: page and anchor, by its own name and by those of its like on the same path. */
function placesOf(document: Document): Map<string, string> {
  const placeAt = (path: string, method: string) => {
    const operation = document.paths[path]?.[method.toLowerCase()]
    return operation ? `${fileOf(operation.tags[0] ?? '')}#${operation.operationId}` : ''
  }
  const like = productOperations().map(({ endpoint }): [string, string] => [
    nameOf(endpoint).id,
    placeAt(endpoint.path, endpoint.method),
  ])
  const own = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]): [string, string] => [operationId, placeAt(path, method)]),
  )
  return new Map([...like, ...own])
}

function fileOf(tag: string): string {
  return `api-${tag.replace('/', '-')}.html`
}

function tagPages(document: Document): GuidePage[] {
  return document.tags.map(({ name, description }) => {
    const [zh = name] = description.split(' / ')
    const sections = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { tags }]) => tags.includes(name))
        .map(([method, operation]) => operationHtml(method, path, operation, document)),
    )
    return {
      file: fileOf(name),
      title: zh,
      group: '调用',
      content: `<h1>${escaped(description)}</h1>${sections.join('\n')}`,
    }
  })
}

function callLinks(ids: readonly string[], document: Document): string {
  const places = placesOf(document)
  const items = new Map(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .map((one) => [one.operationId, one]),
  )
  return ids
    .map((id) => {
      const mark = items.get(id)?.['x-proposed'] ? ' <small class="capability">可选能力</small>' : ''
      const place = places.get(id)
      return place ? `<a href="${place}">${id}</a>${mark}` : id
    })
    .join('、')
}

function screensPage(document: Document): GuidePage {
  const rows = Object.entries(screens as Readonly<Record<string, ScreenReads>>).map(([name, screen]) => {
    const { title, routeName, frontRoute = '', variants = [], main, reads } = screen
    const others = reads.filter((id) => id !== main)
    return [
      escaped(title),
      `<code>${name}</code>${routeName === name ? '' : `<br><small>随 <code>${routeName}</code></small>`}`,
      frontRoute && `<code>${frontRoute}</code>`,
      variants.includes('supplier') ? '集采 商城' : '商城',
      main ? callLinks([main], document) : '',
      callLinks(others, document),
    ]
  })
  const intro =
    '<p>每个页面打开时读取的调用。“首先”缺少时页面打不开；其余缺少时，对应的部分显示加载失败，可选的则不显示。没有自己菜单项的页面（详情、编辑）随所列的菜单项一起可用。</p>'
  const table = tableOf(['页面', 'routeName', 'frontRoute', '变体', '首先', '还有'], rows)
  return { file: 'screens.html', title: '页面', group: '约定', content: `<h1>页面</h1>${intro}${table}` }
}

function capabilitiesPage(document: Document): GuidePage {
  const all = Object.entries(document.paths).flatMap(([, item]) => Object.values(item))
  const rows = Object.entries(CAPABILITIES).map(([feature, { zh, en }]) => {
    const ids = all.filter((one) => one['x-proposed'] === feature).map(({ operationId }) => operationId)
    return [
      `<code id="${feature}">${feature}</code>`,
      `${escaped(zh)}<br><small>${escaped(en)}</small>`,
      callLinks(ids, document),
    ]
  })
  const intro = `<p>规格和原系统没有、由本产品提出的调用。网关可以没有：用 <code>VITE_PROPOSED</code> 说明（写在变体的 <code>.env</code> 文件里）：
<code>auto</code>（默认：第一次 404 后，直到刷新页面不再请求），<code>all</code> 全部，<code>none</code> 全无，或名字的列表。可选的写操作要等到第一次 404 才知道没有，所以网关没有它们时请写明列表。没有的功能不出现：没有菜单、页面、按钮、卡片和区块。</p>`
  const table = tableOf(['功能', '得到什么', '调用'], rows)
  const others = tableOf(
    ['规格中的调用', '为什么不需要'],
    NOT_NEEDED.map(([call, zh]) => [`<code>${escaped(call)}</code>`, escaped(zh)]),
  )
  const notNeeded = `<h2>不需要的调用</h2><p>规格中有、产品不发送的调用，网关可以不实现。</p>${others}`
  return {
    file: 'capabilities.html',
    title: '可选能力',
    group: '约定',
    content: `<h1>可选能力</h1>${intro}${table}${notNeeded}`,
  }
}

/** What the search finds: calls by their words and paths, and members by their names. */
function indexOf(document: Document): [words: string, label: string, place: string][] {
  const places = placesOf(document)
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId, summary, requestBody, parameters }]): [string, string, string] => {
        const named = [...JSON.stringify([requestBody, parameters]).matchAll(/"(\w+)":\{|"name":"(\w+)"/g)]
        const members = new Set(named.map(([, member, name]) => member ?? name))
        const words = [summary, path, operationId, ...members].join(' ').toLowerCase()
        return [words, `${summary.split(' / ')[0]}　${method.toUpperCase()} ${path}`, places.get(operationId) ?? '']
      },
    ),
  )
}
