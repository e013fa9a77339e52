import { Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, text } from '#domain/text'
import { type PageSave, pageDatas } from '#features/mall/decoration/api'
import { pageIssues } from '#features/mall/decoration/content/pageIssues'
import { type PageText, pageDataOf } from '#features/mall/decoration/content/pageText'
import { editorFields } from '#features/mall/decoration/fields'
import type { PageData } from '#features/mall/decoration/model'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageValues } from '#features/mall/decoration/state/usePageHistory'
import { useAsk } from '#shared/dialog/useAsk'
import { rereadBy } from '#shared/editor/conflict/reread'
import { useEditor } from '#shared/editor/useEditor'
import { refusedField } from '#shared/form/refusedField'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { useTab } from '#shared/tab'
import { BlockDifference, PageDifference } from './PageDifference'
import { type PageIntent, savedValues } from './pageValues'

/** The form of a page: saved in place, or published. */
export function usePageForm(kit: PageKit, saved: PageData | null, page: PageText) {
  const { t } = useTranslation()
  const tab = useTab()
  const ask = useAsk()
  const [form] = Form.useForm<PageValues>()
  const [initial] = useState((): PageValues => ({ name: saved?.name ?? '', ...page }))
  /** The text that was saved last. */
  const stored = useRef(saved?.pageData ?? '')
  const editor = useEditor<PageValues, PageSave, string, PageIntent>({
    form,
    screen: kit.editor,
    record: saved ? `id=${saved.id}` : '',
    title: saved ? t('页面 {{name}}', { name: saved.name }) : t('新页面'),
    initial,
    reread: saved
      ? rereadBy<PageData | null, PageValues>(pageDatas.byId(saved.id), savedValues, {
          fields: editorFields,
          shows: { blocks: (blocks) => <PageDifference kit={kit} blocks={blocks} /> },
          partLabel: (_, at) => t('第 {{number}} 块', { number: Number(at) + 1 }),
          partShows: (value) => <BlockDifference kit={kit} text={String(value)} />,
        })
      : null,
    mutation: pageDatas.save(),
    toPayload: (values, intent) => ({
      id: saved?.id,
      name: values.name,
      pageData: pageDataOf(values, stored.current),
      pageClientType: kit.client,
      isPublished: intent === 'publish',
    }),
    before: async (values, intent) => {
      if (intent !== 'publish') return true
      return ask({
        title: text('发布页面 {{name}}？', { name: values.name.trim() }),
        consequence: publishText(kit, values),
        okText: '发布',
      })
    },
    onDone: (id, intent) => {
      stored.current = pageDataOf(form.getFieldsValue(true) as PageValues, stored.current)
      const { name } = form.getFieldsValue(true) as PageValues
      if (intent === 'publish') {
        notify(t('已发布 {{name}}', { name }))
        return closeAndGo(kit.list, {}, tab.key)
      }
      notify(t('页面已保存'))
      if (!saved) closeAndGo(kit.editor, { id }, tab.key)
    },
    errorsOf: (error) => refusedField(error, [[/名称/, 'name']]),
  })
  return { form, initial, editor }
}

const LIVE = text('买家马上看到它。同时只能发布一个页面，现在发布的页面会变为未发布。')

function publishText({ issuesOf }: PageKit, { blocks }: PageValues): Text {
  const count = pageIssues(blocks, issuesOf).filter(({ level }) => level === 'warning').length
  return count > 0 ? text('{{live}}还有 {{count}} 处没有链接，点了不会跳转。', { live: LIVE, count }) : LIVE
}
