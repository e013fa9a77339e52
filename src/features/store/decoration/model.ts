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
