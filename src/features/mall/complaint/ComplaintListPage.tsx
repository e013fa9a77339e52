import { useTranslation } from 'react-i18next'
import { Buyer } from '#features/mall/order/public/Buyer'
import { ListPage } from '#shared/list/ListPage'
import { PictureCell } from '#shared/media/PictureCell'
import { Due } from '#shared/ui/Due'
import { PageLink } from '#shared/ui/PageLink'
import { AppealDrawer } from './AppealDrawer'
import { complaintActions } from './actions'
import { complaints } from './api'
import { complaintFields } from './fields'
import { dueOf } from './model'

/** 投诉管理: the buyers' complaints, and the shop's appeals and messages. */
export default function ComplaintListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('投诉管理')}
        query={complaints.page}
        fields={complaintFields}
        filters={['orderSn', 'memberName']}
        statusField="status"
        rowKey="id"
        open={({ id }) => ({ name: 'order-complaint-detail', query: { id } })}
        columns={[
          'complainTopic',
          'complainStatus',
          { field: 'appealTime', as: 'due', width: 110, render: (row) => <Due due={dueOf(row)} />, text: dueOf },
          {
            field: 'goodsName',
            render: ({ goodsImage, goodsName }) => <PictureCell image={goodsImage} name={goodsName} />,
          },
          { field: 'memberName', render: (row) => <Buyer of={row} /> },
          'orderSn',
          'createTime',
          'orderPrice',
          'arbitrationResult',
        ]}
        sortable={['createTime']}
        actions={complaintActions}
        empty={{
          text: '还没有投诉。买家投诉后会显示在这里，需要时可以申诉。',
          action: <PageLink name="orderList">{t('商品订单')}</PageLink>,
        }}
      />
      <AppealDrawer />
    </>
  )
}
