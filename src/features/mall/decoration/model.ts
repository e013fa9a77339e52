import * as v from 'valibot'
import { textError } from '#domain/rules'
import type { StatusTable } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { codeLeaf, flagLeaf, idLeaf, isRecord, listLeaf, textLeaf, timeLeaf } from '#domain/wire'
import { type AuthFlag, type MarketEnable, unsoldTexts } from '#features/mall/sale/model'

/** Where a page is shown: the buyers' site, or their phones. */
export type PageClient = 'PC' | 'H5'

/** Whether buyers see a page; of each client only one is live. */
export type PageShow = 'OPEN' | 'CLOSE'

/** Labels and colours of the two. */
export const pageShows: StatusTable<PageShow> = {
  OPEN: { label: '已发布', color: 'success' },
  CLOSE: { label: '未发布', color: 'default' },
}

const goneGoodsSchema = v.object({
  goodsName: textLeaf(),
  marketEnable: codeLeaf<MarketEnable>(),
  authFlag: codeLeaf<AuthFlag>(),
  deleteFlag: flagLeaf(),
})
/** A product on a page that buyers cannot buy. */
export type GoneGoods = v.InferOutput<typeof goneGoodsSchema>

/** A page in a list. The time of its last change is [proposed]: the ancestor does not send it. */
export const pageSummarySchema = v.object({
  id: idLeaf(),
  name: textLeaf(),
  pageShow: codeLeaf<PageShow>(),
  updateTime: timeLeaf(),
  /** The products on it that buyers cannot buy [proposed]; none from others. */
  goneGoods: v.optional(listLeaf(goneGoodsSchema)),
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

/** The products on a page that buyers cannot buy, with the reason; null without any. */
export function goneText(goneGoods: PageSummary['goneGoods']): Text | null {
  const [first = null, ...others] = unsoldTexts(goneGoods ?? [])
  return first && others.reduce((before, more) => text('{{before}}；{{more}}', { before, more }), first)
}

/** The answer to a new page: the whole page, of which its id is used. */
export const pageIdSchema = v.object({ id: pageSummarySchema.entries.id })

/** A shop of the mall, as a link keeps it. */
export const shopSchema = v.object({
  id: idLeaf(),
  storeName: textLeaf(),
  storeLogo: textLeaf(),
  selfOperated: flagLeaf(),
  storeDisable: codeLeaf<string>(),
})
/** A shop as read. */
export type Shop = v.InferOutput<typeof shopSchema>

/** A chosen shop, as far as a saved link tells. */
export type ChosenShop = Pick<Shop, 'id' | 'storeName'>

/** Whether a shop is open; every other state is not. */
export const shopStates: StatusTable<string> = {
  OPEN: { label: '开启中', color: 'success' },
  CLOSED: { label: '未开启', color: 'default' },
}

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

/** The name of a copy, cut to the longest one. */
export function copyName(name: string): string {
  const end = ' 副本'
  return name.slice(0, MAX_NAME - end.length) + end
}

/** A page as a file. */
export function pageFile({ name, pageClientType, pageData }: Pick<PageData, 'name' | 'pageClientType' | 'pageData'>): {
  fileName: string
  text: string
} {
  return { fileName: `${pageClientType}-${name.replace(/[\\/:*?"<>|]/g, '_')}.json`, text: pageData }
}

/** A size in px. */
export type Size = { width: number; height: number }

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
  /** Cards lead somewhere. */
  hasLinks?: boolean
}

const size = (width: number, height: number): Size => ({ width, height })
const times = (count: number, one: Size): Size[] => Array.from({ length: count }, () => one)

/** A block of cards with pictures and links. */
function cards(
  name: string,
  offered: PhoneBlock['offered'],
  pictures: readonly Size[],
  more: Partial<PhoneBlock> = {},
): PhoneBlock {
  return { name, offered, pictures, hasLinks: true, ...more }
}

/** The blocks of a phone page by type, in the order of the palette. */
export const phoneBlocks: Readonly<Record<string, PhoneBlock>> = {
  flexOne: cards('图片', 'palette', [size(750, 280)]),
  carousel: cards('图片轮播', 'palette', times(3, size(750, 350)), { isOpen: true }),
  title: { name: '标题栏', offered: 'palette', pictures: [], hasTitles: true },
  tpl_ad_list: { name: '广告魔方', offered: 'palette', pictures: [] },
  menu: cards('宫格导航', 'palette', times(5, size(88, 88)), { isOpen: true, hasTitles: true }),
  goods: { name: '商品分类', offered: 'palette', pictures: [] },
  leftOneRightTwo: cards('左一右二', 'style', [size(335, 335), ...times(2, size(335, 177))]),
  leftTwoRightOne: cards('左二右一', 'style', [...times(2, size(335, 177)), size(335, 335)]),
  topOneBottomTwo: cards('上一下二', 'style', [size(710, 170), ...times(2, size(335, 170))]),
  topTwoBottomOne: cards('上二下一', 'style', [...times(2, size(335, 170)), size(710, 170)]),
  flexTwo: cards('两张横图', 'style', times(2, size(335, 220))),
  flexThree: cards('三列单行', 'style', times(3, size(226, 226))),
  flexFour: cards('四列单行', 'style', times(4, size(88, 88))),
  flexFive: cards('五列单行', 'style', times(5, size(75, 75))),
  textPicture: cards('文字图片', 'style', times(4, size(88, 88)), { hasTitles: true }),
  search: { name: '搜索', offered: 'off', pictures: [], hasTitles: true },
  joinGroup: cards('拼团活动', 'off', [], { hasTitles: true }),
  integral: cards('积分活动', 'off', [], { hasTitles: true }),
  spike: cards('秒杀活动', 'off', [], { hasTitles: true }),
  group: cards('团购活动', 'off', [], { hasTitles: true }),
}

/** The colour of a new title. */
export const TITLE_COLOR = '#000000'

/** How many headings a new 商品分类 has. */
const HEADINGS = 4

/**
 * A new block of a type, without pictures and links. The members of a card are those of the ancestor's client: its
 * heading index `___index` and its `model`, link or hot zones, are not in the service's documents.
 */
export function newPhoneBlock(type: string): Block {
  const kind = phoneBlocks[type]
  const { name = '', pictures = [], hasTitles = false } = kind ?? {}
  const block = (list: Record<string, unknown>[]): Block => ({
    ...{ type, name },
    ...(kind && type !== 'tpl_ad_list' && settingsOf(kind)),
    options: { list },
  })
  if (type === 'goods') {
    const titleWay = Array.from({ length: HEADINGS }, (_, at) => ({ title: newTitle(at), desc: '', ___index: at }))
    return block([{ titleWay, listWay: [] }])
  }
  if (type === 'title') return block([{ title: '', color: TITLE_COLOR }])
  if (type === 'tpl_ad_list') return block([{ bg_img: '', name: '', url: '' }])
  return block(pictures.map((picture) => newCard(picture, hasTitles)))
}

/**
 * What the ancestor's editor lets be set of a block, which the block itself says: without `notLink` that editor cannot
 * open the settings of cards that have no links.
 */
function settingsOf({ offered, isOpen, hasLinks }: PhoneBlock) {
  return {
    ...(isOpen ? { close: true } : { notAdd: true }),
    ...(!hasLinks && { notLink: true, notImg: true }),
    ...(offered === 'style' && { drawer: true }),
  }
}

/** The title of a new heading, by its place from 0. */
export function newTitle(at: number): string {
  return `标题${at + 1}`
}

/** A new card with a picture of the given size. */
export function newCard({ width, height }: Size, hasTitle: boolean): Record<string, unknown> {
  return { img: '', url: '', link: '', ...(hasTitle && { title: '' }), size: `${width}*${height}`, model: 'link' }
}
