import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { skuPriceText } from '#features/mall/sale/model'
import { ListPage } from '#shared/list/ListPage'
import { PictureCell } from '#shared/media/PictureCell'
import { canGo, canOperate, go } from '#shared/navigation'
import { distributionGoodsActions } from './actions'
import { distributionGoods } from './api'
import { BatchCommission } from './BatchCommission'
import { CommissionEditor } from './CommissionEditor'
import { distributionGoodsFields } from './fields'
import { Rate } from './Rate'

/** 分销商品: the SKUs that distributors sell, and the commission of each. */
export default function DistributionGoodsListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('分销商品')}
        query={distributionGoods.page}
        fields={distributionGoodsFields}
        filters={['goodsName']}
        rowKey="id"
        columns={[
          {
            field: 'goodsName',
            render: ({ goodsId, thumbnail, goodsName, specs }) => (
              <PictureCell
                image={thumbnail}
                name={goodsName}
                note={specs}
                onOpen={canGo('goods') ? () => go('goods', { view: goodsId }) : undefined}
              />
            ),
          },
          { field: 'price', text: (sku) => translateMessage(t, skuPriceText(sku)) },
          'commission',
          { field: 'rate', render: (row) => <Rate goods={row} /> },
          'quantity',
          'sn',
          'createTime',
        ]}
        sortable={['price', 'commission', 'createTime']}
        actions={distributionGoodsActions}
        batch={canOperate('distributionGoods') ? (selection) => <BatchCommission selection={selection} /> : undefined}
        add={{ label: '添加分销商品', screen: 'distributionGoods' }}
        empty={{
          text: '还没有分销商品。添加后，分销员每卖出一件，店铺付给他一笔佣金。',
        }}
      />
      <CommissionEditor />
    </>
  )
}
