import { Button, Form, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { shiftMinutes } from '#domain/time'
import { type StudioSaved, studios } from '#features/promotion/live/api'
import { studioFields } from '#features/promotion/live/fields'
import type { StudioDetail } from '#features/promotion/live/model'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { useTab } from '#shared/tab'
import { HostClash } from './HostClash'
import { StudioCodeButton } from './StudioCodeButton'
import { StudioGoodsField } from './StudioGoodsField'
import { StudioPictures } from './StudioPictures'
import { StudioResult } from './StudioResult'
import { inputOf, LENGTHS, lengthText, studioErrors, valuesOf } from './studioValues'

/** The form of a room that has not started. */
export function StudioForm({ studio, isCopy = false }: { studio: StudioDetail | null; isCopy?: boolean }) {
  const { t } = useTranslation()
  const tab = useTab()
  const [form] = Form.useForm()
  const [initial] = useState(() => valuesOf(studio, isCopy))
  const [result, setResult] = useState<StudioSaved | null>(null)
  const saved = isCopy ? null : studio
  const editor = useEditor({
    form,
    screen: 'add-live',
    record: saved ? `id=${saved.id}` : isCopy ? `copy=${studio?.id}` : '',
    title: saved ? text('直播间 {{name}}', { name: saved.name }) : text('创建直播'),
    initial,
    reread: saved
      ? rereadBy(studios.byId(saved.id), (studio) => valuesOf(studio), {
          fields: { ...studioFields, goods: studioFields.commodityList },
        })
      : null,
    mutation: studios.save(),
    toPayload: (values) => ({
      room: saved && { id: saved.id, roomId: saved.roomId, goods: saved.commodityList },
      input: inputOf(values),
      goods: values.goods,
    }),
    onDone: (answer) => {
      if (answer.failed.length > 0) return setResult(answer)
      notify(saved ? t('直播间已保存') : t('直播间已创建'), form.getFieldValue('name'))
      closeAndGo('live', {}, tab.key)
    },
    fields: studioFields,
    words: [
      [/标题|名称/, 'name'],
      [/时长/, 'endTime'],
      [/起始时间|开播/, 'startTime'],
    ],
  })
  const startTime = Form.useWatch('startTime', form) ?? ''
  if (result) return <StudioResult saved={result} />
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <EditorForm editor={editor} fields={studioFields} validate={studioErrors}>
        <Section title={t('基本信息')} extra={saved && <StudioCodeButton studio={saved} />}>
          <FormGrid>
            <FormField name="name" />
            <FormField name="anchorName" />
            <FormField name="anchorWechat" />
          </FormGrid>
          <FormGrid>
            <FormField name="startTime" extra={t('至少15分钟以后，6个月以内')} />
            <FormField
              name="endTime"
              dependencies={['startTime']}
              tooltip={t('时长30分钟到24小时')}
              extra={
                <Space size={4}>
                  {LENGTHS.map((hours) => (
                    <Button
                      key={hours}
                      size="small"
                      disabled={startTime === '' || editor.isSaving}
                      onClick={() => editor.change({ endTime: shiftMinutes(startTime, hours * 60) })}
                    >
                      {translateMessage(t, lengthText(hours))}
                    </Button>
                  ))}
                </Space>
              }
            />
          </FormGrid>
          <HostClash id={saved?.id ?? ''} />
        </Section>
        <Section title={t('直播间图片')}>
          <StudioPictures disabled={editor.isSaving} />
        </Section>
        <Section title={t('直播商品')}>
          <FormField name="goods" field="commodityList" label={null}>
            <StudioGoodsField disabled={editor.isSaving} />
          </FormField>
        </Section>
      </EditorForm>
      {saved && <HistorySection of={{ kind: 'STUDIO', id: saved.id }} fields={studioFields} />}
      <EditorBar editor={editor} submit={{ text: t('保存') }} />
    </EditorPage>
  )
}
