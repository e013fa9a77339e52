import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import type { PromotionGoods } from '#features/mall/activity/model'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'

/** 指定商品: the products that an activity is for, in its record. */
export function ScopeGoodsSection({ goods }: { goods: readonly PromotionGoods[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('指定商品')}>
      <RecordTable
        caption={t('指定商品')}
        rowKey="skuId"
        dataSource={[...goods]}
        empty={t('没有商品')}
        columns={[
          {
            key: 'goodsName',
            title: t('商品名称'),
            width: 320,
            render: (_, { goodsName, thumbnail }) => <PictureCell name={goodsName} image={thumbnail} />,
          },
          {
            key: 'price',
            title: t('商品价格（元）'),
            width: 130,
            align: 'right',
            render: (_, { originalPrice, price }) => formatMoney(originalPrice ?? price),
          },
          {
            key: 'quantity',
            title: t('库存'),
            width: 100,
            align: 'right',
            render: (_, { quantity }) => formatQuantity(quantity),
          },
        ]}
      />
    </Section>
  )
}
