import { Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#domain/time'
import { ActivityFormSection } from '#features/promotion/activity/ActivityFormSection'
import type { PriceGoods } from '#features/promotion/activity/model'
import { useOverlapRefusal } from '#features/promotion/activity/OverlapSection'
import { PriceGridSection } from '#features/promotion/activity/PriceGridSection'
import { PeriodSection } from '#features/promotion/activity/period/PeriodSection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { useFormContext } from '#shared/form/formContext'
import { refusedField } from '#shared/form/refusedField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { useTab } from '#shared/tab'
import { groupBuys } from './api'
import { groupBuyFields } from './fields'
import {
  copyInput,
  draftOf,
  type GroupBuyDetail,
  type GroupBuyInput,
  gridErrors,
  toInput,
  validateGroupBuy,
} from './model'

type Props = { saved: GroupBuyDetail | null; isCopy?: boolean }

/** The form of a group-buy: its terms, and its products with their group prices. */
export function GroupBuyForm({ saved, isCopy = false }: Props) {
  const { t } = useTranslation()
  const tab = useTab()
  const [form] = Form.useForm<GroupBuyInput>()
  const grid = useRef<LineGridHandle>(null)
  const [isTried, setTried] = useState(false)
  const [initial] = useState(() => (saved && isCopy ? copyInput(saved, serverToday()) : toInput(saved)))
  const id = isCopy ? undefined : saved?.id
  const title = id ? t('拼团 {{name}}', { name: initial.promotionName }) : t('新增拼团')
  const overlapRefusal = useOverlapRefusal()
  const editor = useEditor({
    form,
    screen: 'pintuan-edit',
    record: id ? `id=${id}` : saved ? `copy=${saved.id}` : '',
    title,
    initial,
    reread: id ? rereadBy(groupBuys.byId(id), toInput, { fields: groupBuyFields }) : null,
    mutation: groupBuys.save(),
    toPayload: (values) => ({ id, values }),
    onDone: () => {
      notify(id ? t('拼团活动已保存') : t('拼团活动已添加'))
      closeAndGo('pintuan', {}, tab.key)
    },
    errorsOf: (error) =>
      overlapRefusal(error, draftOf(form.getFieldsValue(true), id)) ??
      refusedField(error, [
        [/商品\[|批发商品|活动的商品/, 'goods'],
        [/结束时间/, 'endTime'],
        [/起始时间/, 'startTime'],
        [/成团人数/, 'requiredNum'],
        [/限购/, 'limitNum'],
      ]),
  })
  const save = () => {
    setTried(true)
    editor.save()
  }
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <ActivityFormSection
        form={form}
        initial={initial}
        draftOf={(values) => draftOf(values, id)}
        place="belowNarrow"
        copied={isCopy && saved ? { from: saved, to: initial } : null}
      >
        <EditorForm
          editor={{ ...editor, save }}
          fields={groupBuyFields}
          validate={(input) => validateGroupBuy(input, id ? initial.startTime : '')}
          onIncomplete={(name) => name === 'goods' && grid.current?.focusFirstError()}
        >
          <Section title={t('基本信息')}>
            <FormGrid>
              <FormField name="promotionName" isWide />
              <PeriodSection editor={editor} />
              <FormField name="requiredNum" extra={t('2–10 人')} />
              <FormField name="limitNum" extra={t('每人最多买多少，按商品的单位计，0 为不限')} />
              <FormField
                name="fictitious"
                isWide
                extra={t('开启后，24 小时内没有凑满的团由系统补足人数，按成团发货')}
              />
              <FormField name="pintuanRule" isWide />
            </FormGrid>
          </Section>
          <Section title={t('拼团商品')}>
            <Goods grid={grid} isTried={isTried} />
          </Section>
        </EditorForm>
      </ActivityFormSection>
      <EditorBar editor={{ ...editor, save }} submit={{ text: t('提交') }} />
    </EditorPage>
  )
}

const same = (goods: PriceGoods) => goods

function Goods({ grid, isTried }: { grid: React.RefObject<LineGridHandle | null>; isTried: boolean }) {
  const { t } = useTranslation()
  const { rule } = useFormContext()
  return (
    // Two items: rendering the one around the grid per keystroke is too expensive, and only an error changes it.
    // Without a status, or every control in the grid would turn red.
    <Form.Item validateStatus="">
      <Form.Item name="goods" noStyle rules={[rule('goods')]} validateTrigger={[]}>
        <PriceGridSection
          venue="PINTUAN"
          ref={grid}
          caption={t('拼团商品')}
          priceLabel="拼团价（元）"
          check={gridErrors}
          toRow={same}
          isTried={isTried}
        />
      </Form.Item>
    </Form.Item>
  )
}
