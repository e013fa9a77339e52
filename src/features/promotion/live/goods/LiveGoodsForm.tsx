import { useQuery } from '@tanstack/react-query'
import { Form, Space } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onlyErrors, text } from '#domain/text'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { joinError } from '#features/mall/sale/model'
import { liveGoods } from '#features/promotion/live/api'
import { liveGoodsFields } from '#features/promotion/live/fields'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { useFormRows } from '#shared/editor/useFormRows'
import { GridField } from '#shared/form/GridField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { keysOf } from '#shared/grid/shownErrors'
import { notify } from '#shared/notify'
import styles from './LiveGoodsForm.module.css'
import { LiveGoodsGrid } from './LiveGoodsGrid'
import { chosenOf, inputsOf, type LiveRow, MAX_LIVE_ROWS, rowsError, rowsOf } from './liveRows'
import { PriceBatch } from './PriceBatch'

type Values = { rows: LiveRow[] }

const EMPTY: Values = { rows: [] }
const NONE: ReadonlySet<string> = new Set()
const FIELDS = { ...liveGoodsFields, rows: liveGoodsFields.name }

/** SKUs with their live prices, handed in together. */
export function LiveGoodsForm({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const grid = useRef<LineGridHandle>(null)
  const [triedRows, setTriedRows] = useState(NONE)
  const rows = useFormRows(form, 'rows')
  // The largest page: of a shop with more, the server refuses the rest.
  const known = useQuery({ ...liveGoods.page({ pageNumber: 1, pageSize: 100 }), meta: { silent: true } })
  const handedIn = new Set(known.data?.records.map(({ skuId }) => skuId))
  const editor = useEditor({
    form,
    screen: 'liveGoods',
    record: 'edit=new',
    title: text('添加直播商品'),
    initial: EMPTY,
    reread: null,
    mutation: liveGoods.add(),
    toPayload: (values: Values) => inputsOf(values.rows),
    onDone: () => {
      notify(t('已提交 {{count}} 个直播商品，等待平台审核', { count: form.getFieldValue('rows').length }))
      close()
    },
    fields: FIELDS,
    words: [[/直播商品|规格商品/, 'rows']],
  })
  const set = (next: LiveRow[]) => editor.change({ rows: next })
  return (
    <DrawerEditor editor={editor} title={text('添加直播商品')} saveText={t('提审')}>
      <EditorForm
        editor={editor}
        fields={FIELDS}
        validate={(values) => onlyErrors({ rows: rowsError(values.rows) })}
        onIncomplete={() => {
          setTriedRows(keysOf(form.getFieldValue('rows')))
          grid.current?.focusFirstError()
        }}
      >
        <Space wrap className={styles.bar}>
          <SkuPicker
            max={MAX_LIVE_ROWS}
            disabled={editor.isSaving}
            chosen={chosenOf(rows)}
            refuse={(sku) => (handedIn.has(sku.id) ? text('已在直播商品中') : joinError('LIVE', sku))}
            onPick={(chosen) => set(rowsOf(chosen, form.getFieldValue('rows')))}
          />
          <PriceBatch rows={rows} disabled={editor.isSaving} onSet={set} />
        </Space>
        <GridField name="rows">
          <LiveGoodsGrid ref={grid} triedRows={triedRows} disabled={editor.isSaving} />
        </GridField>
      </EditorForm>
    </DrawerEditor>
  )
}
