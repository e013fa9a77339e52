import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { FormRows } from '#shared/form/FormRows'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { useTab } from '#shared/tab'
import { templates } from './api'
import { FreightRow } from './FreightRow'
import { rowFields, templateFields } from './fields'
import {
  citiesOf,
  type FreightTemplate,
  newRow,
  type RowInput,
  type TemplateInput,
  toInput,
  validateTemplate,
} from './model'

const FIGURES = ['firstCompany', 'firstPrice', 'continuedCompany', 'continuedPrice'] as const

type Props = { template: FreightTemplate | null; isCopy?: boolean }

/** The form of a freight template: name, method, and a row for each group of cities. */
export function FreightForm({ template, isCopy = false }: Props) {
  const { t } = useTranslation()
  const tab = useTab()
  const [form] = Form.useForm<TemplateInput>()
  const [initial] = useState(() => toInput(template, isCopy))
  const id = isCopy ? undefined : template?.id
  const title = id ? text('运费模板 {{name}}', { name: initial.name }) : text('新增运费模板')
  const rowText = ({ regions, ...row }: RowInput) => {
    const figures = FIGURES.map((name) => `${t(rowFields[name].label)} ${row[name]}`)
    return [regions.area.replace(/,$/, ''), ...figures].join(' · ')
  }
  const editor = useEditor({
    form,
    screen: 'shipTemplateEdit',
    record: id ? `id=${id}` : isCopy ? `copy=${template?.id}` : '',
    title,
    initial,
    reread: id
      ? rereadBy(templates.byId(id), (saved) => toInput(saved, false), {
          fields: { ...templateFields, ...rowFields, rows: templateFields.freightTemplateChildList },
          shows: { rows: (saved: RowInput[]) => saved.map((row) => <p key={row.regions.areaId}>{rowText(row)}</p>) },
        })
      : null,
    mutation: templates.save(),
    toPayload: (values) => ({ id, values }),
    onDone: () => {
      notify(id ? t('运费模板已保存') : t('运费模板已添加'), form.getFieldValue('name'))
      closeAndGo('shipTemplate', {}, tab.key)
    },
    fields: templateFields,
  })
  const method = Form.useWatch('pricingMethod', form) ?? initial.pricingMethod
  const rows = Form.useWatch('rows', form) ?? initial.rows
  /** The row of each city, from 0. */
  const rowOf = new Map(rows.flatMap((row, at) => citiesOf(row?.regions ?? newRow().regions).map((city) => [city, at])))
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <EditorForm editor={editor} fields={templateFields} validate={validateTemplate}>
        <Section title={t('基本信息')}>
          <FormGrid>
            <FormField name="name" />
            <FormField name="pricingMethod" isWide />
          </FormGrid>
        </Section>
        {method !== 'FREE' && (
          <Section title={t('详细设置')}>
            <FormRows name="rows" fields={rowFields}>
              {(items, { add, remove }) => (
                <>
                  {items.map(({ key, name }) => (
                    <FreightRow
                      key={key}
                      index={name}
                      method={method}
                      rowOf={rowOf}
                      onRemove={items.length > 1 ? () => remove(name) : null}
                    />
                  ))}
                  <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add(newRow())}>
                    {t('为指定城市设置运费模板')}
                  </Button>
                </>
              )}
            </FormRows>
          </Section>
        )}
      </EditorForm>
      {id && <HistorySection of={{ kind: 'FREIGHT', id }} fields={templateFields} />}
      <EditorBar editor={editor} submit={{ text: t('保存') }} />
    </EditorPage>
  )
}
