import { Alert, Form, type FormInstance } from 'antd'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { deepPriceText } from '#features/promotion/activity/model/terms'
import { useConfirmDeepCuts } from '#features/promotion/activity/public/useConfirmDeepCuts'
import { SaveChecksSection } from '#features/promotion/activity/SaveChecksSection'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { useConfirm } from '#shared/dialog/useConfirm'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { GridField } from '#shared/form/GridField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { useTab } from '#shared/tab'
import { PageLink } from '#shared/ui/PageLink'
import { seckills } from './api'
import { seckillFields } from './fields'
import {
  changedRows,
  hourText,
  type Seckill,
  type SeckillApply,
  type SeckillGoods,
  type SeckillInput,
  toInput,
  toPayload,
  unsavedActivity,
  validateApply,
  withdrawnBy,
} from './model'
import styles from './SeckillForm.module.css'
import { SessionGrids } from './SessionGrids'

type Props = { seckill: Seckill; applies: readonly SeckillApply[]; head: ReactNode }

/** The application of a shop to a seckill. Withdrawals and new rows are sent together. */
export function SeckillForm({ seckill, applies, head }: Props) {
  const { t } = useTranslation()
  const tab = useTab()
  const confirm = useConfirm()
  const confirmDeepCuts = useConfirmDeepCuts()
  const [form] = Form.useForm<SeckillInput>()
  const grid = useRef<LineGridHandle>(null)
  const [isTried, setTried] = useState(false)
  const [initial] = useState(() => toInput(applies))
  const title = text('秒杀报名 {{name}}', { name: seckill.promotionName })
  const editor = useEditor({
    form,
    screen: 'seckill-goods',
    record: `id=${seckill.id}`,
    title,
    initial,
    reread: rereadBy(seckills.applies(seckill.id), toInput, { fields: seckillFields }),
    mutation: seckills.apply(),
    before: async (values) => {
      const { length: count } = withdrawnBy(values, initial)
      const isWithdrawing =
        count === 0 ||
        (await confirm({
          title: text('撤回 {{count}} 个已报名的商品？', { count }),
          consequence: text('撤回后不再参加这场秒杀；截止前可以重新报名。'),
          okText: '撤回',
          isDanger: true,
        }))
      return isWithdrawing && confirmDeepCuts(deepPriceText(changedRows(values, initial)))
    },
    toPayload: (values, _intent, opened) => toPayload(seckill.id, values, opened),
    onDone: (isOnlyWithdrawn) => {
      notify(isOnlyWithdrawn ? t('已撤回报名') : t('秒杀报名已提交'), seckill.promotionName)
      closeAndGo('seckill', {}, tab.key)
    },
    words: [[/./, 'goods']],
  })
  const save = () => {
    setTried(true)
    editor.save()
  }
  return (
    <EditorPage>
      {head}
      <DraftNotice editor={editor} />
      <SaveChecksSection
        form={form}
        initial={initial}
        unsavedActivity={(values) => unsavedActivity(seckill, values)}
        place="below"
      >
        <EditorForm
          editor={{ ...editor, save }}
          fields={seckillFields}
          validate={(input) => validateApply(input, initial)}
          onIncomplete={() => grid.current?.focusFirstError()}
        >
          <Section title={t('报名商品')}>
            <Refusals goods={initial.goods} />
            <GridField name="goods">
              <SessionGrids ref={grid} seckill={seckill} isTried={isTried} />
            </GridField>
          </Section>
        </EditorForm>
      </SaveChecksSection>
      <HistorySection of={{ kind: 'SECKILL', id: seckill.id }} fields={seckillFields} />
      <SubmitBar form={form} initial={initial} editor={{ ...editor, save }} />
    </EditorPage>
  )
}

type SubmitProps = {
  form: FormInstance<SeckillInput>
  initial: SeckillInput
  editor: ComponentProps<typeof EditorBar>['editor']
}

/** The bar whose button says what it withdraws. It watches by itself: a keystroke must not render the grid's form. */
function SubmitBar({ form, initial, editor }: SubmitProps) {
  const { t } = useTranslation()
  const count =
    Form.useWatch(
      (typed: SeckillInput) => withdrawnBy({ goods: typed.goods ?? initial.goods }, initial).length,
      form,
    ) ?? 0
  return (
    <EditorBar
      editor={editor}
      submit={{ text: count > 0 ? t('提交报名，撤回 {{count}} 个', { count }) : t('提交报名') }}
    />
  )
}

/** What was refused, in all sessions, and the way to the product to mend. */
function Refusals({ goods }: { goods: readonly SeckillGoods[] }) {
  const { t } = useTranslation()
  const refused = goods.filter(({ status }) => status === 'REFUSE')
  if (refused.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.refusals}
      title={t('{{count}} 个商品被拒绝，改正后重新提交', { count: refused.length })}
      description={
        <ul>
          {refused.map(({ skuId, goodsId, goodsName, timeLine, failReason }) => (
            <li key={skuId}>
              {t('{{hour}} 场', { hour: hourText(timeLine) })} {goodsName}
              {failReason && `：${failReason}`}{' '}
              <PageLink name="goods-operation-edit" query={{ id: goodsId }}>
                {t('编辑商品')}
              </PageLink>
            </li>
          ))}
        </ul>
      }
    />
  )
}
