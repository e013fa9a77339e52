import { Input } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { formatMoney } from '#domain/money'
import { PriceRangePicker } from '#features/mall/goods/PriceRangePicker'
import { memberPage } from '#features/mall/member/bought/api'
import { BoughtNote } from '#features/mall/member/bought/BoughtNote'
import { BOUGHT_FILTERS } from '#features/mall/member/bought/filters'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ListPage } from '#shared/list/ListPage'
import type { FilterValue } from '#shared/list/search/FilterInput'
import { readListState } from '#shared/listState'
import { canGo } from '#shared/navigation'
import { OpenButton } from '#shared/ui/OpenButton'
import { memberFields } from './fields'

const BoughtGoodsPicker = lazyWithRetry(() => import('#features/mall/member/bought/BoughtGoodsPicker'))

const SORTABLE = ['orderNum', 'paymentAmount', 'refundAmount', 'lastOrderTime'] as const
/** Known where members are looked for by their purchases. */
const PURCHASES = ['boughtNum', 'boughtTime'] as const

/** 会员管理: who bought in this shop, what, how much and when last. */
export default function MemberListPage() {
  const { t } = useTranslation()
  const { criteria } = readListState(useLocation().search, BOUGHT_FILTERS)
  const purchases = Object.keys(criteria).length > 0 ? PURCHASES : []
  return (
    <ListPage
      caption={t('会员管理')}
      query={memberPage}
      fields={memberFields}
      filters={[
        'memberName',
        'mobile',
        'lastOrderRange',
        'paymentAmount',
        ...BOUGHT_FILTERS.filter((name) => name !== 'boughtGoodsId' || canGo('goods')),
      ]}
      filterInputs={{
        paymentAmount: <PriceRangePicker mostLabel={t('最高金额')} />,
        boughtGoodsId: <BoughtGoods />,
        boughtNum: <PriceRangePicker mostLabel={t('最多购买次数')} />,
      }}
      toolbar={purchases.length > 0 && <BoughtNote ofGoods={criteria.boughtGoodsId !== undefined} />}
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
        ...purchases,
        'orderNum',
        'paymentAmount',
        'lastOrderTime',
        'paymentOrderNum',
        'refundAmount',
        'afterSaleNum',
        'commentNum',
        'createTime',
      ]}
      sortable={[...SORTABLE, ...purchases]}
      summary={({ summary }) =>
        summary && {
          orderNum: String(summary.orderNum ?? ''),
          paymentOrderNum: String(summary.paymentOrderNum ?? ''),
          paymentAmount: formatMoney(summary.paymentAmount),
          refundAmount: formatMoney(summary.refundAmount),
        }
      }
      empty={
        purchases.length > 0
          ? { text: '没有这样购买过的会员，放宽条件再找' }
          : {
              text: '还没有会员。买家在店铺下单后会显示在这里。',
              action: <OpenButton name="goods">{t('查看在售商品')}</OpenButton>,
            }
      }
    />
  )
}

/** Its code loads when the search is unfolded. */
function BoughtGoods(input: FilterValue) {
  return (
    <Suspense fallback={<Input disabled id={input.id} />}>
      <BoughtGoodsPicker {...input} />
    </Suspense>
  )
}
