import { Button, Form, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { skus } from '#features/mall/goods/api'
import { skuFields } from '#features/mall/goods/fields'
import { type StockedSku, stockError } from '#features/mall/goods/model'
import { changedStocks, type StockInput, validateStocks } from '#features/mall/goods/model/stocks'
import { stockLossText } from '#features/mall/goods/uses/model'
import { useConfirmLoss } from '#features/mall/goods/uses/useConfirmLoss'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FigureInput } from '#shared/fields/FigureInput'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { useSearchParam } from '#shared/useSearchParam'
import styles from './GoodsStockEditor.module.css'

const stockFields = { ...skuFields, stocks: skuFields.quantity }

/** The stocks of a product, per SKU or one value for all: open while the address has `edit`. */
export function GoodsStockEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<StockedSku[]>
      param="edit"
      screen="goods"
      resource={skus.ofGoods}
      draft={{ screen: 'goods', fields: stockFields }}
      closedBy={(rows) => (rows.length > 0 ? null : t('没有找到这条记录，它可能已被删除。'))}
      title={(rows) => (rows?.[0] ? t('更新库存：{{name}}', { name: productOf(rows[0]) }) : t('更新库存'))}
      size={560}
    >
      {(rows, close) => <StockForm rows={rows ?? []} close={close} />}
    </RecordDrawer>
  )
}

function StockForm({ rows, close }: { rows: readonly StockedSku[]; close: () => void }) {
  const { t } = useTranslation()
  const [id] = useSearchParam('edit')
  const [form] = Form.useForm<StockInput>()
  const [all, setAll] = useState('')
  const confirmLoss = useConfirmLoss()
  const allError = all === '' ? null : stockError(all)
  const editor = useEditor({
    form,
    screen: 'goods',
    record: `edit=${id}`,
    title: text('更新库存'),
    initial: stocksOf(rows),
    reread: rereadBy(skus.ofGoods(id), stocksOf, {
      fields: stockFields,
      partLabel: (_, skuId) => nameOf(rows.find((row) => row.id === skuId)) || t('无规格'),
    }),
    before: ({ stocks }) => confirmLoss(stockLossText(rows, stocks)),
    mutation: skus.setStocks(),
    toPayload: (values, _intent, opened) => changedStocks(opened, values),
    onDone: () => {
      notify(t('库存已更新'))
      close()
    },
    fields: skuFields,
    words: [[/库存/, 'stocks']],
  })
  return (
    <DrawerEditor editor={editor} title={text('更新库存')}>
      <div className={styles.all}>
        <Space.Compact>
          <FigureInput
            aria-label={t('统一库存')}
            isWhole
            placeholder={t('统一库存')}
            status={allError ? 'error' : undefined}
            value={all}
            onChange={(next) => setAll(next.trim())}
          />
          <Button
            disabled={all === '' || allError !== null}
            onClick={() => editor.change({ stocks: Object.fromEntries(rows.map(({ id }) => [id, all])) })}
          >
            {t('全部设为')}
          </Button>
        </Space.Compact>
        {allError && (
          <span role="alert" className={styles.error}>
            {translateMessage(t, allError)}
          </span>
        )}
      </div>
      <EditorForm editor={editor} fields={skuFields} validate={validateStocks}>
        <div className={styles.rows}>
          {rows.map((row) => (
            <FormField
              key={row.id}
              name={['stocks', row.id]}
              field="quantity"
              label={nameOf(row) || t('无规格')}
              checkOn="onBlur"
            >
              <FigureInput isWhole disabled={editor.isSaving} />
            </FormField>
          ))}
        </div>
      </EditorForm>
    </DrawerEditor>
  )
}

function stocksOf(rows: readonly StockedSku[]): StockInput {
  return { stocks: Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity ?? ''])) }
}

/** The product's own name: that of a SKU ends with its specs. */
function productOf({ goodsName, simpleSpecs }: StockedSku): string {
  return simpleSpecs && goodsName.endsWith(simpleSpecs) ? goodsName.slice(0, -simpleSpecs.length).trim() : goodsName
}

function nameOf(row: StockedSku | undefined): string {
  return row?.simpleSpecs || row?.goodsName || ''
}
