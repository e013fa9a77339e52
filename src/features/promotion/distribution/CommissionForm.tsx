import { Form } from 'antd'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { announceErrors } from '#shared/dialog/announceErrors'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { keysOf, shownErrors } from '#shared/grid/shownErrors'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { Batch } from '#shared/list/batch/batch'
import { distributionGoods } from './api'
import { CommissionGrid } from './CommissionGrid'
import { type CommissionRow, requestOf, rowErrors } from './commissionRows'

const BatchRunner = lazyWithRetry(() => import('#shared/list/batch/BatchRunner'))

type Values = { rows: CommissionRow[] }
type Props = {
  /** The rows to change; null to add SKUs. */
  rows: readonly CommissionRow[] | null
  close: () => void
}

const NONE: CommissionRow[] = []

/** The commissions of many SKUs in a grid: one call each; what is refused stays with its reason. */
export default function CommissionForm({ rows: given, close }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const grid = useRef<LineGridHandle>(null)
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<CommissionRow[] | null>(null)
  const title = given ? text('修改佣金') : text('添加分销商品')
  const initial = useMemo(() => ({ rows: [...(given ?? NONE)] }), [given])
  // Each row is a request of its own: the batch runner sends them, the editor only keeps the draft.
  const editor = useEditor<Values, never, never>({
    form,
    screen: 'distributionGoods',
    record: given ? `batch=${given.map(({ id }) => id).join()}` : 'edit=new',
    title,
    initial,
    mutation: null,
  })
  const rows = Form.useWatch('rows', { form, preserve: true }) ?? initial.rows
  const wrong = useMemo(() => rowErrors(rows), [rows])
  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(shownErrors(wrong, rows, tried)).map(([cell, one]) => [cell, translateMessage(t, one)]),
      ),
    [wrong, rows, tried, t],
  )
  const send = () => {
    setTried(keysOf(rows))
    if (rows.length > 0 && Object.keys(wrong).length === 0) setWanted(rows)
    else if (rows.length > 0) grid.current?.focusFirstError()
    else {
      form.setFields([{ name: 'rows', errors: [t('请选择要分销的商品')] }])
      announceErrors(() => [t('请选择要分销的商品')])
    }
  }
  const settle = async (done: readonly CommissionRow[], failed: ReadonlyMap<CommissionRow, string>) => {
    setWanted(null)
    const gone = keysOf(done)
    const reasons = new Map([...failed].map(([{ key }, reason]) => [key, reason]))
    const left = rows.filter(({ key }) => !gone.has(key))
    if (left.length > 0) {
      editor.change({ rows: left.map((row) => ({ ...row, reason: reasons.get(row.key) ?? row.reason })) })
      return editor.keep()
    }
    await editor.discard()
    close()
  }
  const sending = { ...editor, save: send }
  return (
    <DrawerEditor editor={sending} title={title} saveText={given ? undefined : t('添加')}>
      <EditorForm editor={sending} fields={{}} validate={() => ({})}>
        <Form.Item name="rows">
          <CommissionGrid ref={grid} isAdding={given === null} errors={errors} />
        </Form.Item>
      </EditorForm>
      {wanted && (
        <Suspense fallback={null}>
          <BatchRunner
            rows={wanted}
            batch={given ? CHANGE : ADD}
            onClose={(done, failed) => void settle(done, failed)}
          />
        </Suspense>
      )}
    </DrawerEditor>
  )
}

const common = {
  write: distributionGoods.save as unknown as Batch<CommissionRow>['write'],
  argOf: requestOf,
  idOf: (row: CommissionRow) => `distributionGoods ${row.skuId}`,
  nameOf: ({ goodsName }: CommissionRow) => goodsName,
  isDanger: false,
}
const ADD: Batch<CommissionRow> = {
  ...common,
  label: '添加分销商品',
  question: (count) => text('添加 {{count}} 个分销商品？', { count }),
  consequence: text('添加后分销员就能推广，每卖出一件按填写的佣金从店铺的结算款中扣除。'),
}
const CHANGE: Batch<CommissionRow> = {
  ...common,
  label: '修改佣金',
  question: (count) => text('修改 {{count}} 个商品的佣金？', { count }),
  consequence: text('新佣金对之后付款的订单生效，已产生的分销订单不变。'),
}
