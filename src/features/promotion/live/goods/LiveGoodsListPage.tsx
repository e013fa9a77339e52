import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { liveGoodsActions } from '#features/promotion/live/actions'
import { liveGoods } from '#features/promotion/live/api'
import { liveGoodsFields } from '#features/promotion/live/fields'
import { type LiveGoods, nextStep, priceText } from '#features/promotion/live/model'
import { ListPage } from '#shared/list/ListPage'
import { PictureCell } from '#shared/media/PictureCell'
import { LiveGoodsEditor } from './LiveGoodsEditor'

/** 直播商品: SKUs handed in for live sale, which the platform reviews. */
export default function LiveGoodsListPage() {
  const { t } = useTranslation()
  const audit = (row: LiveGoods) => {
    const next = nextStep(row)
    return next ? translateMessage(t, next) : row.auditMessage
  }
  return (
    <>
      <ListPage
        caption={t('直播商品')}
        query={liveGoods.page}
        fields={liveGoodsFields}
        filters={['name']}
        statusField="auditStatus"
        rowKey="id"
        columns={[
          { field: 'name', render: ({ goodsImage, name }) => <PictureCell image={goodsImage} name={name} enlarges /> },
          'auditStatus',
          { field: 'auditMessage', render: audit, text: audit },
          {
            field: 'price',
            render: (row) => translateMessage(t, priceText(row)),
            text: (row) => translateMessage(t, priceText(row)),
          },
          'quantity',
          'priceType',
          'createTime',
        ]}
        sortable={['createTime']}
        actions={liveGoodsActions}
        add={{ label: '添加直播商品', screen: 'liveGoods' }}
        empty={{ text: '还没有直播商品。平台审核后才能加入直播间，请至少提前一天提审。' }}
      />
      <LiveGoodsEditor />
    </>
  )
}
