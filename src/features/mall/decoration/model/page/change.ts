import { plain, type Text, text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { Block, PageClient } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import { readBlock } from './blocks'
import { pictureOf, placeText, spokenChanges, valueText } from './changeWords'
import { type BlockChange, type MemberChange, pageChanges } from './pageChanges'
import { splitPage } from './pageText'

type Names = Pick<PageRules, 'nameOf'>

/** The name of a block: that of its type, or how it calls itself. */
export function blockText({ nameOf }: Names, block: Block): Text {
  const name = nameOf(block)
  return name === null ? text('未知模块 {{name}}', { name: wireText(block.name) || block.type }) : text(name)
}

/** What tells blocks of one name apart: the first title on their cards; '' for none. Blocks may have any shape. */
export function blockTitle({ options }: Block): string {
  const list = isRecord(options) && Array.isArray(options.list) ? options.list : []
  return list.map((card) => (isRecord(card) ? wireText(card.title) : '')).find((title) => title !== '') ?? ''
}

/** What happened to a block of a name, e.g. `新增 第 3 块 轮播`. */
export function changeText(change: BlockChange, name: Text | string): Text {
  if (change.kind === 'added') return text('新增 第 {{number}} 块 {{name}}', { number: change.after + 1, name })
  if (change.kind === 'removed') return text('移除 第 {{number}} 块 {{name}}', { number: change.before + 1, name })
  const [from, to] = [change.before + 1, change.after + 1]
  if (!change.isMoved) return text('修改 第 {{number}} 块 {{name}}', { number: to, name })
  return change.members.length === 0
    ? text('移动 第 {{from}} 块到第 {{to}} 块 {{name}}', { from, to, name })
    : text('移动并修改 第 {{from}} 块到第 {{to}} 块 {{name}}', { from, to, name })
}

/** A line of a page's history: what happened, and old and new value where there are such. */
export type PageChangeLine = { field: string; from: string; to: string }

/** More lines say no more: the rest is counted. */
const MAX_LINES = 20

/** What a save changed in the content of a page, in Chinese as servers write it; pictures without their addresses. */
export function pageChangeLines(rules: Names, client: PageClient, before: string, after: string): PageChangeLine[] {
  const [was, is] = [splitPage(before), splitPage(after)]
  if (!was || !is) return before === after ? [] : [line(text('页面内容'), '', '')]
  const lines = pageChanges(was.blocks, is.blocks).flatMap((change) => {
    const shown = 'after' in change ? is.blocks[change.after] : was.blocks[change.before]
    if (!shown) return []
    const block = readBlock(shown)
    const head = changeText(change, blockText(rules, block))
    const members = change.kind === 'changed' ? spokenChanges(change.members) : []
    return members.length === 0
      ? [line(head, '', '')]
      : members.map((member) => memberLine(client, head, block, member))
  })
  if (lines.length <= MAX_LINES) return lines
  return [
    ...lines.slice(0, MAX_LINES),
    line(text('另有 {{count}} 处改动', { count: lines.length - MAX_LINES }), '', ''),
  ]
}

function memberLine(client: PageClient, head: Text, block: Block, member: MemberChange): PageChangeLine {
  const { path, before, after } = member
  const of = text('{{block}} 的 {{place}}', { block: head, place: placeText(client, block, path) })
  // An address says nothing to a reader.
  if (pictureOf(member, before) || pictureOf(member, after)) return line(of, '', '')
  return line(of, plain(valueText(client, path, before)), plain(valueText(client, path, after)))
}

function line(field: Text, from: string, to: string): PageChangeLine {
  return { field: plain(field), from, to }
}
