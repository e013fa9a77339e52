import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { text, translateMessage } from '#domain/text'
import { CategoryPicker } from '#features/mall/category/CategoryPicker'
import { downloadStocks, skus } from '#features/mall/goods/api'
import { skuFields } from '#features/mall/goods/fields'
import { isLow } from '#features/mall/goods/model'
import { STOCK_NOTE, stockColumns } from '#features/mall/goods/model/workbookColumns'
import { stockLossText } from '#features/mall/goods/uses/model'
import { WorkbookImportButton } from '#features/mall/goods/workbook/WorkbookImportButton'
import { skuPriceText } from '#features/mall/sale/model'
import { saveFile } from '#shared/http/files'
import type { ReadSample } from '#shared/importing/SampleButton'
import { TickedActions } from '#shared/list/batch/TickedActions'
import { ListPage } from '#shared/list/ListPage'
import { toQuery } from '#shared/list/toQuery'
import { readListState } from '#shared/listState'
import { PictureCell } from '#shared/media/PictureCell'
import { canOperate } from '#shared/navigation'
import { FigureCell } from './FigureCell'
import { PublishButton } from './PublishButton'
import { tickedSkus } from './tickedActions'

const sample: ReadSample = async (queries) =>
  (await import('#features/mall/goods/workbook/samples')).stockSample(queries)
const STOCK_IMPORT = { name: 'stock', columns: stockColumns }
const STOCK_ABOVE = [[STOCK_NOTE]]

const FILTERS = ['goodsName', 'sn', 'goodsId', 'marketEnable', 'categoryPath'] as const

/** 库存管理: stocks and alert values of all SKUs; 库存预警 shows those on the shelf that are running out. */
export default function StockListPage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const mayWrite = canOperate('alert-goods-quantity')
  const asked = () => {
    const {
      current: _,
      size: _size,
      pageNumber: _n,
      pageSize: _s,
      ...query
    } = toQuery(readListState(search, FILTERS), skuFields)
    return query
  }
  const save = useMutation({ mutationFn: () => downloadStocks(asked()).then(saveFile) })
  return (
    <ListPage
      caption={t('库存管理')}
      query={skus.page}
      fields={skuFields}
      filters={FILTERS}
      filterInputs={{ categoryPath: <CategoryPicker /> }}
      statusField="stock"
      rowKey="id"
      columns={[
        {
          field: 'goodsName',
          render: ({ goodsName, thumbnail, goodsId }) => (
            <PictureCell enlarges name={goodsName} image={thumbnail} note={goodsId} />
          ),
        },
        'simpleSpecs',
        'sn',
        {
          field: 'quantity',
          render: (sku) => (
            <FigureCell
              label={t('{{name}}的库存', { name: sku.goodsName })}
              value={sku.quantity}
              isLow={isLow(sku)}
              mutation={skus.setStocks}
              argOf={(quantity) => [{ skuId: sku.id, quantity }]}
              done={text('已更新 {{name}} 的库存', { name: sku.goodsName })}
              lossOf={(quantity) => stockLossText([sku], { [sku.id]: quantity })}
            />
          ),
        },
        {
          field: 'alertQuantity',
          render: (sku) => (
            <FigureCell
              label={t('{{name}}的预警值', { name: sku.goodsName })}
              value={sku.alertQuantity}
              mutation={skus.setAlert}
              argOf={(alertQuantity) => ({ skuId: sku.id, alertQuantity })}
              done={text('已更新 {{name}} 的预警值', { name: sku.goodsName })}
            />
          ),
        },
        { field: 'price', text: (sku) => translateMessage(t, skuPriceText(sku)) },
        'marketEnable',
        'authFlag',
      ]}
      sortable={['quantity', 'alertQuantity', 'price']}
      batch={mayWrite ? (selection) => <TickedActions actions={tickedSkus} selection={selection} /> : undefined}
      toolbar={
        <>
          <Button icon={<DownloadOutlined aria-hidden="true" />} loading={save.isPending} onClick={() => save.mutate()}>
            {t('导出库存表')}
          </Button>
          {mayWrite && (
            <WorkbookImportButton
              label={t('导入库存')}
              note={t('在导出的库存表中填写“修改方向”（增或减）和“修改数量”后上传；有一行有误则全部不导入。')}
              rules={STOCK_IMPORT}
              above={STOCK_ABOVE}
              mutation={skus.importWorkbook}
              download={() => downloadStocks(asked())}
              downloadLabel={t('下载库存表')}
              sample={sample}
            />
          )}
        </>
      }
      empty={{ text: '还没有商品规格。发布商品后可在这里管理库存。', action: <PublishButton /> }}
    />
  )
}
