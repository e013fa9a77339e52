import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, text } from '#domain/text'
import { type PageSave, pageDatas } from '#features/mall/decoration/api'
import { publishConsequence } from '#features/mall/decoration/content/publishConsequence'
import { editorFields } from '#features/mall/decoration/fields'
import { copyName, type PageData } from '#features/mall/decoration/model'
import { pageIssues } from '#features/mall/decoration/model/page/pageIssues'
import { type PageText, pageDataOf } from '#features/mall/decoration/model/page/pageText'
import { oldPricesIn } from '#features/mall/decoration/model/page/prices'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageValues } from '#features/mall/decoration/state/usePageHistory'
import { keepOpened, keepSaved } from '#features/mall/decoration/version/keepPage'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useInform } from '#shared/dialog/useInform'
import { rereadBy } from '#shared/editor/conflict/reread'
import { useEditor } from '#shared/editor/useEditor'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { useTab } from '#shared/tab'
import { BlockDifference, PageDifference } from './PageDifference'
import { isInView, type PageIntent, savedValues } from './pageValues'

/**
 * The form of a page: saved in place, or published.
 *
 * @param lostId of a page that was deleted elsewhere: its draft becomes a new page
 */
export function usePageForm(kit: PageKit, saved: PageData | null, page: PageText, lostId: string) {
  const { t } = useTranslation()
  const tab = useTab()
  const confirm = useConfirm()
  const inform = useInform()
  const queries = useQueryClient()
  const [form] = Form.useForm<PageValues>()
  const [initial] = useState((): PageValues => ({ name: saved?.name ?? '', ...page }))
  /** The text that was saved last. */
  const stored = useRef(saved?.pageData ?? '')
  /** Whether buyers see the page, as the page says below; somebody else may publish it meanwhile. */
  const [isLive, setLive] = useState(saved?.pageShow === 'OPEN')
  // As it was opened: a save keeps the record it came from.
  const opened = useRef(saved)
  useEffect(() => {
    if (opened.current) void keepOpened(kit, opened.current)
  }, [kit])
  const isAsShown = async () => {
    // A failure is that of the save, which follows.
    const now = saved && (await queries.fetchQuery({ ...pageDatas.byId(saved.id), staleTime: 0 }).catch(() => null))
    if (!now || (now.pageShow === 'OPEN') === isLive) return true
    setLive(!isLive)
    inform(...(isLive ? CLOSED : OPENED))
    return false
  }
  const editor = useEditor<PageValues, PageSave, string, PageIntent>({
    form,
    screen: kit.editor,
    record: saved || lostId ? `id=${saved?.id ?? lostId}` : '',
    title: saved ? text('页面 {{name}}', { name: saved.name }) : text('新页面'),
    initial,
    reread: saved
      ? rereadBy<PageData | null, PageValues>(pageDatas.byId(saved.id), savedValues, {
          fields: editorFields,
          shows: { blocks: (blocks) => <PageDifference kit={kit} blocks={blocks} /> },
          partLabel: (_, at) => t('第 {{number}} 块', { number: Number(at) + 1 }),
          partShows: (value) => <BlockDifference kit={kit} text={String(value)} />,
        })
      : null,
    // A draft is a page of its own: the live one stays as it is.
    changes: (intent) => intent !== 'draft',
    mutation: pageDatas.save(),
    toPayload: (values, intent) => ({
      id: intent === 'draft' ? undefined : saved?.id,
      name: intent === 'draft' ? copyName(values.name.trim(), ' 草稿') : values.name,
      pageData: pageDataOf(values, stored.current),
      pageClientType: kit.client,
      pageShow: isInView(isLive, intent) ? 'OPEN' : 'CLOSE',
    }),
    before: async (values, intent) => {
      if (intent === 'draft') return true
      if (!(await isAsShown())) return false
      if (intent !== 'publish') return true
      return confirm({
        title: text('发布页面 {{name}}？', { name: values.name.trim() }),
        consequence: publishText(kit, values, await publishConsequence(kit.client, queries, stillOld(saved, values))),
        okText: '发布',
      })
    },
    onDone: (id, intent) => {
      stored.current = pageDataOf(form.getFieldsValue(true) as PageValues, stored.current)
      const { name } = form.getFieldsValue(true) as PageValues
      void keepSaved(kit, id, { name, pageData: stored.current })
      if (intent === 'publish') {
        notify(t('已发布 {{name}}', { name }))
        return closeAndGo(kit.list, {}, tab.key)
      }
      notify(intent === 'draft' ? t('已存为草稿，发布着的页面没有变') : t('页面已保存'), name)
      if (!saved || intent === 'draft') closeAndGo(kit.editor, { id }, tab.key)
    },
    fields: editorFields,
  })
  return { form, initial, editor, isLive }
}

const OPENED = [text('页面刚刚被发布了'), text('现在保存，买家马上看到修改。请检查后再保存。')] as const
const CLOSED = [text('页面已不再发布'), text('现在保存，买家看不到修改；需要时请再发布。')] as const

/** What was found of a page, without the prices that were put right since. */
function stillOld(saved: PageData | null, { blocks }: PageValues) {
  return saved && { ...saved, oldPrices: oldPricesIn(blocks, saved.oldPrices) }
}

function publishText({ issuesOf }: PageKit, { blocks }: PageValues, live: Text): Text {
  const count = pageIssues(blocks, issuesOf).filter(({ level }) => level === 'warning').length
  return count > 0 ? text('{{live}}还有 {{count}} 处提醒，见页面大纲。', { live, count }) : live
}
