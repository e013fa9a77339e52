import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import type { Block, PageData } from '#features/mall/decoration/model'
import { LOOKS, withLook } from '#features/mall/decoration/model/kind/looks'
import { pageRules } from '#features/mall/decoration/model/kind/pageRules'
import { phoneKinds, phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { siteKinds } from '#features/mall/decoration/model/kind/siteKinds'
import { keyed } from '#features/mall/decoration/site/keyed'
import { resetDb } from '#mocks/areas'
import { read, sendDelete, sendForm, signIn } from './sellerClient'

// The page editors of the open lilishop seller client, request by request, and the members without which a page that
// this product saved stays empty there, or its settings cannot be opened.

beforeEach(async () => {
  resetDb()
  await signIn()
})

const BASE = '/settings/pageData'
const siteRules = pageRules(siteKinds, keyed)
type Row = { id: string; name: string; pageShow: string; updateTime: string }
const listed = async (pageClientType: string) => {
  const asked = { pageNumber: 1, pageSize: 10, sort: 'createTime', order: 'desc', pageType: 'STORE', pageClientType }
  return (await read<Page<Row>>(`${BASE}/${pageClientType}/pageDataList`, asked)).data.records
}
const opened = async (id = '') => (await read<PageData>(`${BASE}/${id}`)).data
const live = async (client: string) =>
  (await listed(client)).filter(({ pageShow }) => pageShow === 'OPEN').map(({ id }) => id)

type Card = Record<string, unknown> & { url?: { length?: number; ___type?: string } }
type Options = Record<string, Card[]> & { list: Card[] }

/** What its settings of a phone block need: a link that is there or '' on each card, unless the block has none. */
function expectSettings(block: Block) {
  const isList = !['tpl_ad_list', 'tpl_activity_list'].includes(block.type) || Boolean(block.drawer)
  if (!isList || block.notLink) return
  for (const { url } of (block.options as Options).list) {
    expect(url, block.type).toBeDefined()
    if (url?.length !== 0) expect(['goods', 'other', 'category'], block.type).toContain(url?.___type)
  }
}

it('has both lists in its menu, that of phone pages where it goes after a save', async () => {
  type Node = { name: string; path: string; frontRoute: string; children: Node[] }
  const { data } = await read<Node[]>('/menu/memberMenu')
  const groups = data.flatMap(({ children }) => children)
  const found = groups.flatMap((group) =>
    group.children.map(({ name, path, frontRoute }) => [name, `${group.path}${path}`, frontRoute]),
  )
  expect(found.find(([name]) => name === 'wapList')).toEqual(['wapList', '/wapList', 'shop/wap/wapList'])
  expect(found.find(([name]) => name === 'floorList')?.at(-1)).toBe('shop/floorList')
})

describe('phone pages', () => {
  it('open with all their blocks, and are saved unchanged', async () => {
    for (const { id, name, pageShow } of await listed('H5')) {
      const { pageData } = await opened(id)
      for (const block of JSON.parse(pageData).list) expectSettings(block)
      const sent = { pageData, name, pageShow, pageType: 'STORE', pageClientType: 'H5' }
      expect((await sendForm('PUT', `${BASE}/update/${id}`, sent)).success).toBe(true)
      expect(await opened(id)).toMatchObject({ pageData, name, pageShow })
    }
  })

  it.each(Object.keys(phoneKinds).filter((type) => phoneKinds[type]?.offered !== 'off'))(
    'have settings for a new %s',
    (type) => expectSettings(phoneRules.newBlock(type)),
  )

  it.each(LOOKS)('let another look be chosen for %s', (type) => {
    const block = withLook(phoneRules.newBlock('tpl_ad_list'), type)
    expectSettings(block)
    expect(block).toMatchObject({ drawer: true, notAdd: true })
  })

  it('are added live, closed by a change, and deleted', async () => {
    const [block] = [phoneRules.newBlock('title')]
    const list = (block.options as { list: object[] }).list.map((card) => ({ ...card, title: '新品' }))
    const pageData = JSON.stringify({ list: [{ ...block, options: { ...(block.options as object), list } }] })
    const added = { pageShow: 'OPEN', name: '模板名称', pageClientType: 'H5', pageData, pageType: 'STORE' }
    expect((await sendForm('POST', `${BASE}/save`, added)).success).toBe(true)
    const [row] = await listed('H5')
    expect(row).toMatchObject({ name: '模板名称', pageShow: 'OPEN' })
    expect(await live('H5')).toEqual([row?.id])
    expect((await sendForm('PUT', `${BASE}/update/${row?.id}`, { ...added, pageShow: 'CLOSE' })).success).toBe(true)
    // It looks for an answer, not for the flag.
    expect(await sendDelete(`${BASE}/removePageData/${row?.id}`)).toMatchObject({ success: true, data: true })
  })
})

describe('pages of the site', () => {
  it('open with the two blocks of the head and keyed ones, and are saved by content alone', async () => {
    for (const { id, name, pageShow } of await listed('PC')) {
      const { pageData } = await opened(id)
      const [top, nav, ...blocks] = JSON.parse(pageData).list
      expect(top.type).toBe('topAdvert')
      expect(nav.list).toBeInstanceOf(Array)
      const keys = blocks.map(({ key }: Block) => key)
      expect(new Set(keys.filter(Boolean)).size).toBe(blocks.length)
      expect((await sendForm('PUT', `${BASE}/update/${id}`, { id, pageData, pageShow })).success).toBe(true)
      expect(await opened(id)).toMatchObject({ pageData, name, pageShow })
    }
  })

  it('are added by their name, renamed with their row, published and deleted', async () => {
    const [before = ''] = await live('PC')
    const own = { pageShow: 'CLOSE', pageType: 'STORE', pageClientType: 'PC' }
    expect((await sendForm('POST', `${BASE}/save`, { name: '秋季首页', ...own })).success).toBe(true)
    const [row] = await listed('PC')
    expect(row).toMatchObject({ name: '秋季首页', pageShow: 'CLOSE' })
    // An empty content opens an empty editor.
    expect((await opened(row?.id)).pageData).toBe('')
    const path = (step: string, id = row?.id) => `${BASE}/${step}/${id}`
    expect((await sendForm('PUT', path('update'), { ...row, name: '秋季新首页', ...own })).success).toBe(true)
    expect((await sendForm('PUT', path('release'))).data).toMatchObject({ name: '秋季新首页' })
    expect(await live('PC')).toEqual([row?.id])
    expect(await sendDelete(path('removePageData'))).toMatchObject({ http: 400, code: 61002 })
    expect((await sendForm('PUT', path('release', before))).success).toBe(true)
    expect((await sendDelete(path('removePageData'))).data).toBe(true)
  })

  it('have every new block with the members that its view reads', () => {
    expect(siteRules.head).toEqual(['topAdvert', 'navBar'])
    const options = (type: string) => siteRules.newBlock(type).options as Record<string, Options> & Options
    for (const [type, { offered }] of Object.entries(siteKinds)) {
      if (offered !== 'head') expect(siteRules.newBlock(type)).toHaveProperty('key', expect.stringMatching(/./))
    }
    expect(options('hotAdvert').list).toHaveLength(6)
    for (const list of ['classification', 'brandList']) expect(options('discountAdvert')[list]).toBeInstanceOf(Array)
    for (const side of ['contentLeft', 'contentRight'])
      expect(options('recommend')[side]?.list[0]).toHaveProperty('img')
    for (const side of ['left', 'middle', 'right']) expect(options('newGoodsSort')[side]?.list[0]).toHaveProperty('img')
    expect(options('firstAdvert').list[0]).toMatchObject({ fromColor: expect.stringMatching(/^#/) })
    const { navList, list } = options('notEnough')
    expect(list).toHaveLength(navList?.length ?? 0)
    expect(options('seckill').list[0]).toMatchObject({ time: expect.any(Number), goodsList: [] })
    expect(options('carousel1').list.length).toBeGreaterThan(0)
    for (const group of options('carousel2').listRight ?? []) expect(group).toHaveLength(3)
  })
})
