import * as v from 'valibot'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'

/** What uses a file, in the order it is named. */
const KINDS = {
  GOODS: '商品',
  DRAFT: '商品草稿',
  ACTIVITY: '活动',
  LIVE: '直播间',
  PAGE: '店铺页面',
  SHOP: '店铺',
} as const

/** Names of a kind that are said; more are counted. */
const NAMED = 5

/** What uses a file: a product, an activity that runs or is planned, a live room, a page, or the shop itself. */
export const fileUseSchema = v.object({ kind: wire.code<keyof typeof KINDS>(), name: wire.text() })
/** What uses a file, as read. */
export type FileUse = v.InferOutput<typeof fileUseSchema>

/** What uses some files, by name: '商品「螺纹钢」、店铺页面「首页」'; null when nothing does. */
export function fileUsesText(uses: readonly FileUse[]): Text | null {
  return Object.entries(KINDS).reduce<Text | null>((before, [kind, label]) => {
    const names = [...new Set(uses.filter((use) => use.kind === kind).map(({ name }) => `「${name}」`))]
    if (names.length === 0) return before
    const shown = names.slice(0, NAMED).join('')
    const own = text('{{kind}}{{names}}', {
      kind: text(label),
      names: names.length > NAMED ? text('{{names}}等 {{count}} 个', { names: shown, count: names.length }) : shown,
    })
    return before ? text('{{before}}、{{own}}', { before, own }) : own
  }, null)
}
