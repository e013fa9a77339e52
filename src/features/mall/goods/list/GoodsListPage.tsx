import { PlusOutlined } from '@ant-design/icons'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { CategoryPicker } from '#features/mall/category/CategoryPicker'
import { LabelPicker } from '#features/mall/category/LabelPicker'
import { goodsActions } from '#features/mall/goods/actions'
import { downloadTemplate, goods } from '#features/mall/goods/api'
import { goodsFields } from '#features/mall/goods/fields'
import { goodsColumns } from '#features/mall/goods/model/workbookColumns'
import { PriceRangePicker } from '#features/mall/goods/PriceRangePicker'
import { WorkbookImportButton } from '#features/mall/goods/workbook/WorkbookImportButton'
import type { WorkbookImport } from '#features/mall/goods/workbook/WorkbookImportDialog'
import { productPriceText } from '#features/mall/sale/model'
import { useCapability } from '#shared/capability/useCapability'
import type { ReadSample } from '#shared/importing/SampleButton'
import { TickedActions } from '#shared/list/batch/TickedActions'
import { ListPage } from '#shared/list/ListPage'
import { PictureCell } from '#shared/media/PictureCell'
import { canOperate } from '#shared/navigation'
import { OpenButton } from '#shared/ui/OpenButton'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { useSearchParam } from '#shared/useSearchParam'
import { GoodsStockEditor } from './GoodsStockEditor'
import { GoodsViewer } from './GoodsViewer'
import { tickedGoods } from './tickedActions'

const sample: ReadSample = async (queries) =>
  (await import('#features/mall/goods/workbook/samples')).goodsSample(queries)
const prepare: WorkbookImport['prepare'] = async (rows, queries) =>
  (await import('#features/mall/goods/workbook/checkedRows')).checkedRows(rows, queries)
const GOODS_IMPORT = { name: 'goods', columns: goodsColumns }

/** 商品列表: the shop's products, with the reason why one is not on sale. */
export default function GoodsListPage() {
  const { t } = useTranslation()
  const isCounted = useCapability('statusCounts')
  const hasSpecs = useCapability('goodsImportSpecs')
  const [, view] = useSearchParam(VIEW_PARAM)
  const mayWrite = canOperate('goods')
  return (
    <>
      <ListPage
        caption={t('商品列表')}
        query={goods.page}
        statusCounts={isCounted ? goods.counts : undefined}
        fields={goodsFields}
        filters={[
          'goodsName',
          'sn',
          'categoryPath',
          'storeCategoryPath',
          'marketEnable',
          'salesModel',
          'goodsType',
          'price',
          'leQuantity',
          'geQuantity',
          'recommend',
          'id',
        ]}
        filterInputs={{
          categoryPath: <CategoryPicker />,
          storeCategoryPath: <LabelPicker />,
          price: <PriceRangePicker />,
        }}
        statusField="goodsStatus"
        rowKey="id"
        columns={[
          {
            field: 'goodsName',
            render: ({ id, goodsName, thumbnail }) => (
              <PictureCell enlarges name={goodsName} image={thumbnail} note={id} onOpen={() => view(id)} />
            ),
          },
          'goodsStatus',
          {
            field: 'price',
            text: (row) => translateMessage(t, productPriceText({ lowest: row.price, highest: row.highestPrice })),
          },
          'quantity',
          'buyCount',
          'reason',
          'marketEnable',
          'goodsUnit',
          'salesModel',
          'goodsType',
          'createTime',
          'id',
        ]}
        sortable={['price', 'quantity', 'buyCount', 'createTime']}
        actions={mayWrite ? goodsActions : undefined}
        batch={(selection) => <TickedActions actions={tickedGoods} selection={selection} />}
        toolbar={
          mayWrite && (
            <>
              <OpenButton name="goods-operation" type="primary" icon={<PlusOutlined aria-hidden="true" />}>
                {t('发布商品')}
              </OpenButton>
              <WorkbookImportButton
                label={t('导入商品')}
                note={
                  hasSpecs
                    ? t(
                        '先下载模板填写，再上传 .xlsx 文件，带 * 的列必填。每行一个规格，货号相同的行是同一个商品的多个规格；分类、单位和运费模板可以填名称。有误的商品不导入，其余照常导入。',
                      )
                    : t(
                        '先下载模板填写，再上传 .xlsx 文件，带 * 的列必填。每行一个商品，货号不能重复；分类、单位和运费模板可以填名称。有误的商品不导入，其余照常导入。',
                      )
                }
                rules={GOODS_IMPORT}
                joinedBy="sn"
                mutation={goods.importWorkbook}
                download={downloadTemplate}
                downloadLabel={t('下载导入模板')}
                sample={sample}
                prepare={prepare}
              />
            </>
          )
        }
        empty={{
          text: '还没有商品。先在「运费模板」中设置运费，再发布商品；平台审核通过后开始销售。',
          action: mayWrite && (
            <Space>
              <OpenButton name="shipTemplateEdit">{t('新增运费模板')}</OpenButton>
              <OpenButton name="goods-operation">{t('发布商品')}</OpenButton>
            </Space>
          ),
        }}
      />
      <GoodsViewer />
      <GoodsStockEditor />
    </>
  )
}
