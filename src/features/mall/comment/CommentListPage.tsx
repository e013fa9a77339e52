import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Buyer } from '#features/mall/order/public/Buyer'
import { ListPage } from '#shared/list/ListPage'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'
import { PictureCell } from '#shared/media/PictureCell'
import { PageLink } from '#shared/ui/PageLink'
import { ViewButton } from '#shared/ui/ViewButton'
import { commentActions } from './actions'
import { comments } from './api'
import { commentFields } from './fields'

const CommentDrawer = lazyAfterRows(() =>
  import('./CommentDrawer').then((module) => ({ default: module.CommentDrawer })),
)
const ReplyEditor = lazyAfterRows(() => import('./ReplyEditor').then((module) => ({ default: module.ReplyEditor })))

/** 评价管理: buyers' comments on products, and the shop's replies. */
export default function CommentListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('评价管理')}
        query={comments.page}
        fields={commentFields}
        filters={['grade', 'goodsName', 'memberName', 'createRange', 'status']}
        statusField="replyStatus"
        rowKey="id"
        columns={[
          {
            field: 'content',
            render: ({ id, content }) => <ViewButton id={id}>{content || t('没有文字评价')}</ViewButton>,
          },
          'grade',
          'replyStatus',
          {
            field: 'goodsName',
            render: ({ goodsImage, goodsName }) => <PictureCell image={goodsImage} name={goodsName} />,
          },
          { field: 'memberName', render: (comment) => <Buyer of={comment} /> },
          'createTime',
          'descriptionScore',
          'serviceScore',
          'deliveryScore',
          'status',
          'orderNo',
          'reply',
        ]}
        sortable={['createTime']}
        actions={commentActions}
        empty={{
          text: '还没有评价。买家收货后的评价会显示在这里。',
          action: <PageLink name="orderList">{t('商品订单')}</PageLink>,
        }}
      />
      <Suspense>
        <CommentDrawer />
      </Suspense>
      <Suspense>
        <ReplyEditor />
      </Suspense>
    </>
  )
}
