import { SplitCellsOutlined } from '@ant-design/icons'
import { Button, Form, type FormInstance } from 'antd'
import { type RefObject, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal, fixed, quantityScale, sum } from '#domain/money'
import { text } from '#domain/text'
import {
  type DeliveryNoteRow,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  withAmount,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import type { DeliveryNoteEditing } from '#features/procurement/delivery/form/editing'
import type { Truck } from '#features/procurement/delivery/form/truck'
import { isFilled } from '#features/procurement/delivery/model/payload'
import { openPreview } from '#features/procurement/delivery/print/openPreview'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useInform } from '#shared/dialog/useInform'
import { useFormRows } from '#shared/editor/useFormRows'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { useTab } from '#shared/tab'

const TruckSplit = lazyWithRetry(() => import('./TruckSplit'))

type Props = {
  editor: DeliveryNoteEditing
  form: FormInstance<DeliveryNoteValues>
  origin: DeliveryOrigin
  /** Receives what opens the split, for a question that offers it. */
  opener: RefObject<() => void>
}

/**
 * Opens the split of a note over several trucks, which are part of the note's draft until they are saved. Saved
 * quantities leave the note, so that none is delivered twice.
 */
export function SplitButton({ editor, form, origin, opener }: Props) {
  const { t } = useTranslation()
  const inform = useInform()
  const confirm = useConfirm()
  const tab = useTab()
  const mode = Form.useWatch('deliverMode', form) ?? 'TRUCK'
  const [split, setSplit] = useState<DeliveryNoteValues | null>(null)
  const typed = (useFormRows(form, 'trucks') ?? []).length
  const start = () => {
    const values = form.getFieldsValue(true) as DeliveryNoteValues
    const items = values.items.filter((row) => isFilled(row) && decimal(row.quantity) !== null)
    if (items.length > 0) setSplit({ ...values, items })
    else inform(text('没有可以分的材料'), text('请先填写送货数量。'))
  }
  useEffect(() => {
    opener.current = start
  })
  if (mode !== 'TRUCK') return null
  const takeAway = (taken: readonly DeliveryNoteRow[]) => {
    const byKey = new Map(taken.map((row) => [row.key, row]))
    const rows: DeliveryNoteValues['items'] = form.getFieldValue('items')
    editor.change({ items: rows.map((row) => without(row, byKey.get(row.key))) })
  }
  const say = (key: string, said: object) => {
    const told = (rows: readonly DeliveryNoteRow[]) => rows.map((row) => (row.key === key ? { ...row, ...said } : row))
    setSplit((before) => before && { ...before, items: told(before.items) })
    editor.change({ items: told(form.getFieldValue('items')) })
  }
  /** @returns after the notes were sent to print, or not */
  const print = async (notes: { id: string }[]) => {
    const title = text('已保存 {{count}} 张送货单，现在打印？', { count: notes.length })
    if (await confirm({ title, okText: '打印', cancelText: '不打印' })) openPreview(notes)
  }
  const finish = async (notes: { id: string }[]) => {
    const { orderSn, contractCode } = origin
    const count = notes.length
    notify(t('已保存 {{count}} 张送货单', { count }), null)
    await print(notes)
    // Last, because the form as it opened asks for quantities that are no longer left.
    await editor.discard()
    closeAndGo('deliverList', orderSn ? { orderSn } : { contractCode }, tab.key)
  }
  /** What no truck took stays in the form. */
  const stay = (notes: { id: string }[]) => {
    setSplit(null)
    notify(t('已保存 {{count}} 张送货单，没有装车的材料还在下面', { count: notes.length }), null)
    void print(notes)
  }
  const keep = (trucks: Truck[]) => editor.change({ trucks })
  const hasRest = () => (form.getFieldValue('items') as DeliveryNoteValues['items']).some((row) => isFilled(row))
  return (
    <>
      <Button icon={<SplitCellsOutlined aria-hidden="true" />} disabled={editor.isSaving} onClick={start}>
        {typed > 0 ? t('按车分单（已填 {{count}} 车）', { count: typed }) : t('按车分单')}
      </Button>
      {split && (
        <Suspense fallback={null}>
          <TruckSplit
            values={split}
            origin={origin}
            onChange={keep}
            onSaved={takeAway}
            onText={say}
            onDone={(notes) => (hasRest() ? stay(notes) : void finish(notes))}
            onClose={() => setSplit(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function without(row: DeliveryNoteRow, taken: DeliveryNoteRow | undefined): DeliveryNoteRow {
  const [quantity, part] = [decimal(row.quantity), decimal(taken?.quantity)]
  if (!quantity || !part) return row
  const left = quantity.minus(part)
  const pieces = decimal(row.pieces)?.minus(sum([taken?.pieces]))
  const rest = left.gt(0)
    ? { quantity: fixed(left, quantityScale(row.unit)), pieces: pieces?.gt(0) ? pieces.toFixed() : '' }
    : { quantity: '', pieces: '' }
  return withAmount({ ...row, ...rest })
}
