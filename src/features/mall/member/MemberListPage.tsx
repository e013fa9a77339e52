import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { PriceRangePicker } from '#features/mall/goods/PriceRangePicker'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { ListPage } from '#shared/list/ListPage'
import { OpenButton } from '#shared/ui/OpenButton'
import { members } from './api'
import { memberFields } from './fields'

/** 会员管理: who bought in this shop, how much and when last. */
export default function MemberListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('会员管理')}
      query={members.page}
      fields={memberFields}
      filters={['memberName', 'mobile', 'lastOrderRange', 'paymentAmount']}
      filterInputs={{ paymentAmount: <PriceRangePicker mostLabel={t('最高金额')} /> }}
      rowKey="id"
      open={({ id }) => ({ name: 'member-detail', query: { id } })}
      columns={[
        'memberName',
        {
          field: 'mobile',
          render: ({ id, mobile }) => (
            <ShopPhone phone={mobile} of={{ kind: 'MEMBER', id }} label={memberFields.mobile.label} />
          ),
        },
        'orderNum',
        'paymentAmount',
        'lastOrderTime',
        'paymentOrderNum',
        'refundAmount',
        'afterSaleNum',
        'commentNum',
        'createTime',
      ]}
      sortable={['orderNum', 'paymentAmount', 'refundAmount', 'lastOrderTime']}
      summary={({ summary }) =>
        summary && {
          orderNum: String(summary.orderNum ?? ''),
          paymentOrderNum: String(summary.paymentOrderNum ?? ''),
          paymentAmount: formatMoney(summary.paymentAmount),
          refundAmount: formatMoney(summary.refundAmount),
        }
      }
      empty={{
        text: '还没有会员。买家在店铺下单后会显示在这里。',
        action: <OpenButton name="goods">{t('查看在售商品')}</OpenButton>,
      }}
    />
  )
}
