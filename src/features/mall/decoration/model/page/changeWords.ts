import { type Text, text } from '#domain/text'
import { isRecord, NOTHING, wireText } from '#domain/wire'
import type { Block, PageClient } from '#features/mall/decoration/model'
import { phoneKinds } from '#features/mall/decoration/model/kind/phoneKinds'
import { partsOf } from '#features/mall/decoration/model/kind/siteKinds'
import { type SiteMember, siteMembers } from '#features/mall/decoration/model/kind/siteParts'
import { isLink, type Link, linkText } from '#features/mall/decoration/model/link/links'
import { siteLink } from '#features/mall/decoration/model/link/siteLinks'
import type { BlockPath, MemberChange } from './pageChanges'

/**
 * The names of members that the cards of all kinds of phone pages may have, and of the lists in blocks. The kinds name
 * the others: those of a phone page in their `inputs`, those of the site in `siteMembers`.
 */
const NAMES: Readonly<Record<string, string>> = {
  img: '图片',
  bg_img: '图片',
  url: '链接',
  link: '链接',
  title: '标题',
  name: '名称',
  type: '风格',
  desc: '描述',
  model: '点击方式',
  zoneInfo: '热区',
  size: '建议尺寸',
  listWay: '商品',
  goodsList: '商品',
  titleWay: '标题',
  bindCategory: '分类',
  navList: '分类',
}

/** The name of a member of a block; undefined for one of the other things in it. */
function memberName(client: PageClient, { type }: Block, member: string): string | undefined {
  if (client === 'PC' && isSiteMember(member)) return siteMembers[member].label
  const inputs = client === 'H5' && Object.hasOwn(phoneKinds, type) ? phoneKinds[type]?.inputs : undefined
  return inputs?.find(({ path }) => path.at(-1) === member)?.label ?? NAMES[member]
}

function isSiteMember(member: string): member is SiteMember {
  return Object.hasOwn(siteMembers, member)
}

/** Members that follow others, or tell no buyer anything: the copies of a product, and how lilishop's editor works. */
const SILENT = ['key', '___index', 'drawer', 'notAdd', 'notLink', 'notImg', 'close', 'salesModel']

/** The changes of a block that say something, each once. */
export function spokenChanges(members: readonly MemberChange[]): MemberChange[] {
  return members.filter(({ path }) => {
    const name = String(path.at(-1))
    // At the top, the name and the model are those of the type.
    return !SILENT.includes(name) && !(path.length === 1 && (name === 'name' || name === 'model'))
  })
}

/** Where in a block something is: `第 2 项 图片`, of the site with its part. */
export function placeText(client: PageClient, block: Block, path: BlockPath): Text {
  const numbers = path.filter((step): step is number => typeof step === 'number')
  const names = path.map((step) => (typeof step === 'string' ? memberName(client, block, step) : undefined))
  const isCard = typeof path.at(-1) === 'number'
  const name = text(isCard ? '内容' : (names.findLast((one) => one !== undefined) ?? '其他内容'))
  const part = client === 'PC' ? partNameAt(block, path) : null
  const number = (numbers.at(-1) ?? -1) + 1
  const placed = number > 0 ? text('第 {{number}} 项 {{name}}', { number, name }) : name
  return part ? text('{{part}} {{name}}', { part, name: placed }) : placed
}

function partNameAt(block: Block, path: BlockPath): Text | null {
  const parts = partsOf(block).filter((one) => one.path.every((step, at) => step === path[at]))
  return (
    parts.reduce<(typeof parts)[number] | null>(
      (longest, one) => (one.path.length > (longest?.path.length ?? -1) ? one : longest),
      null,
    )?.name ?? null
  )
}

/** What is there, in words; pictures are shown by `pictureOf`. */
export function valueText(client: PageClient, path: BlockPath, value: unknown): Text {
  const member = String(path.at(-1))
  if (member === 'url' || member === 'link') return linkWords(client === 'PC' ? siteLink(value) : value)
  if (Array.isArray(value)) {
    if (member === 'zoneInfo') return text('{{count}} 个热区', { count: value.length })
    return { text: value.map(nameOf).filter(Boolean).join('、') || NOTHING }
  }
  return { text: isRecord(value) ? nameOf(value) || NOTHING : wireText(value) || NOTHING }
}

/** The address of a picture; null for anything else. */
export function pictureOf({ path }: MemberChange, value: unknown): string | null {
  return ['img', 'bg_img'].includes(String(path.at(-1))) ? wireText(value) || null : null
}

function linkWords(link: Link): Text {
  return isLink(link) ? linkText(link) : { text: NOTHING }
}

function nameOf(value: unknown): string {
  if (!isRecord(value)) return wireText(value)
  return wireText(value.title) || wireText(value.goodsName) || wireText(value.name)
}
