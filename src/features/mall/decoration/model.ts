import * as v from 'valibot'
import { textError } from '#domain/rules'
import type { StatusTable } from '#domain/status'
import { type Errors, onlyErrors } from '#domain/text'
import { codeLeaf, idLeaf, isRecord, textLeaf, timeLeaf } from '#domain/wire'

/** Where a page is shown: the buyers' site, or their phones. */
export type PageClient = 'PC' | 'H5'

/** Whether buyers see a page; of each client only one is live. */
export type PageShow = 'OPEN' | 'CLOSE'

/** Labels and colours of the two. */
export const pageShows: StatusTable<PageShow> = {
  OPEN: { label: '已发布', color: 'success' },
  CLOSE: { label: '未发布', color: 'default' },
}

/** A page in a list. The time of its last change is [proposed]: the ancestor does not send it. */
export const pageSummarySchema = v.object({
  id: idLeaf(),
  name: textLeaf(),
  pageShow: codeLeaf<PageShow>(),
  updateTime: timeLeaf(),
})
/** A page in a list, as read. */
export type PageSummary = v.InferOutput<typeof pageSummarySchema>

/** A page with its content, JSON as text. */
export const pageDataSchema = v.object({
  ...pageSummarySchema.entries,
  pageData: textLeaf(),
  pageClientType: codeLeaf<PageClient>(),
})
/** A page as read. */
export type PageData = v.InferOutput<typeof pageDataSchema>

/** The longest name of a page. */
export const MAX_NAME = 30

/** Errors of the name of a page. */
export function validateName({ name }: { name: string }): Errors {
  return onlyErrors({ name: textError(name, { label: '页面名称', max: MAX_NAME, required: true }) })
}

/** A block as it came; the members of its type are read by the block, the others are kept. */
export type Block = { type: string; [member: string]: unknown }

/** The content of a page. Members beside `list` are kept. */
export type PageContent = { list: Block[]; [member: string]: unknown }

/** The content of a page from its text: null when that is no JSON of a page. An empty text is an empty page. */
export function readContent(pageData: string): PageContent | null {
  if (pageData.trim() === '') return { list: [] }
  try {
    const content: unknown = JSON.parse(pageData)
    if (!isRecord(content) || !Array.isArray(content.list)) return null
    return content.list.every(isBlock) ? (content as PageContent) : null
  } catch {
    return null
  }
}

function isBlock(block: unknown): block is Block {
  return isRecord(block) && typeof block.type === 'string'
}

/** What is saved: the text as it came while nothing was changed, since another writer may format it otherwise. */
export function writeContent(content: PageContent, opened: Pick<PageData, 'pageData'>): string {
  const before = readContent(opened.pageData)
  const text = JSON.stringify(content)
  return opened.pageData !== '' && before && JSON.stringify(before) === text ? opened.pageData : text
}

/** The name of a copy, cut to the longest one. */
export function copyName(name: string): string {
  const end = ' 副本'
  return name.slice(0, MAX_NAME - end.length) + end
}

/** A page as a file. */
export function pageFile({ name, pageClientType, pageData }: PageData): { fileName: string; text: string } {
  return { fileName: `${pageClientType}-${name.replace(/[\\/:*?"<>|]/g, '_')}.json`, text: pageData }
}

/** A size in px. */
type Size = { width: number; height: number }

/** What a block of a phone page is made of. */
export type PhoneBlock = {
  /** Its name in the palette, as saved. */
  name: string
  /** `palette`: offered by itself; `style`: one look of 广告魔方; `off`: only shown when the server sends it. */
  offered: 'palette' | 'style' | 'off'
  /** The wanted size of the picture of each card a new block has; none without pictures. */
  pictures: readonly Size[]
  /** Cards may be added and removed, down to one. */
  isOpen?: boolean
  /** Cards have a title. */
  hasTitles?: boolean
  /** Cards have no picture. */
  isText?: boolean
  /** Cards lead somewhere. */
  hasLinks?: boolean
}

const size = (width: number, height: number): Size => ({ width, height })
const times = (count: number, one: Size): Size[] => Array.from({ length: count }, () => one)

/** The blocks of a phone page by type, in the order of the palette. */
export const phoneBlocks: Readonly<Record<string, PhoneBlock>> = {
  flexOne: { name: '图片', offered: 'palette', pictures: [size(750, 280)], hasLinks: true },
  carousel: { name: '图片轮播', offered: 'palette', pictures: times(3, size(750, 350)), isOpen: true, hasLinks: true },
  title: { name: '标题栏', offered: 'palette', pictures: [], hasTitles: true, isText: true },
  tpl_ad_list: { name: '广告魔方', offered: 'palette', pictures: [] },
  menu: {
    ...{ name: '宫格导航', offered: 'palette', pictures: times(5, size(88, 88)) },
    ...{ isOpen: true, hasTitles: true, hasLinks: true },
  },
  goods: { name: '商品分类', offered: 'palette', pictures: [], hasTitles: true, isText: true },
  leftOneRightTwo: {
    ...{ name: '左一右二', offered: 'style', pictures: [size(335, 335), ...times(2, size(335, 177))], hasLinks: true },
  },
  leftTwoRightOne: {
    ...{ name: '左二右一', offered: 'style', pictures: [...times(2, size(335, 177)), size(335, 335)], hasLinks: true },
  },
  topOneBottomTwo: {
    ...{ name: '上一下二', offered: 'style', pictures: [size(710, 170), ...times(2, size(335, 170))], hasLinks: true },
  },
  topTwoBottomOne: {
    ...{ name: '上二下一', offered: 'style', pictures: [...times(2, size(335, 170)), size(710, 170)], hasLinks: true },
  },
  flexTwo: { name: '两张横图', offered: 'style', pictures: times(2, size(335, 220)), hasLinks: true },
  flexThree: { name: '三列单行', offered: 'style', pictures: times(3, size(226, 226)), hasLinks: true },
  flexFour: { name: '四列单行', offered: 'style', pictures: times(4, size(88, 88)), hasLinks: true },
  flexFive: { name: '五列单行', offered: 'style', pictures: times(5, size(75, 75)), hasLinks: true },
  textPicture: {
    ...{ name: '文字图片', offered: 'style', pictures: times(4, size(88, 88)), hasTitles: true, hasLinks: true },
  },
  search: { name: '搜索', offered: 'off', pictures: [], hasTitles: true, isText: true },
  joinGroup: { name: '拼团活动', offered: 'off', pictures: [], hasTitles: true, hasLinks: true },
  integral: { name: '积分活动', offered: 'off', pictures: [], hasTitles: true, hasLinks: true },
  spike: { name: '秒杀活动', offered: 'off', pictures: [], hasTitles: true, hasLinks: true },
  group: { name: '团购活动', offered: 'off', pictures: [], hasTitles: true, hasLinks: true },
}

/** How many headings a new 商品分类 has. */
const HEADINGS = 4

/** A new block of a type, without pictures and links; one of 广告魔方 comes by the style chosen. */
export function newPhoneBlock(type: string): Block {
  const { name = '', pictures = [], hasTitles = false } = phoneBlocks[type] ?? {}
  if (type === 'goods') {
    const titleWay = Array.from({ length: HEADINGS }, (_, at) => ({ title: `标题${at + 1}`, desc: '' }))
    return { type, name, options: { list: [{ titleWay, listWay: [] }] } }
  }
  if (type === 'title') return { type, name, options: { list: [{ title: '', color: '#000000' }] } }
  const list = pictures.map(({ width, height }) => ({
    ...(hasTitles && { title: '' }),
    ...{ img: '', url: '', size: `${width}*${height}` },
  }))
  return { type, name, options: { list } }
}
