import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { StudioCodeButton } from '#features/promotion/live/room/StudioCodeButton'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ListPage } from '#shared/list/ListPage'
import { studioActions } from './actions'
import { studios } from './api'
import { studioFields } from './fields'

const StudioPreview = lazyWithRetry(() => import('#features/promotion/live/room/StudioPreview'))

/** 直播管理: live rooms of the shop. */
export default function LiveListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('直播管理')}
      query={studios.page}
      fields={studioFields}
      filters={['name']}
      statusField="status"
      rowKey="id"
      open={({ id }) => ({ name: 'add-live', query: { id } })}
      preview={({ id }) => <StudioPreview id={id} />}
      columns={[
        'name',
        'status',
        { field: 'startTime', render: ({ startTime }) => formatTime(startTime, 'YYYY-MM-DD HH:mm') },
        { field: 'endTime', render: ({ endTime }) => formatTime(endTime, 'YYYY-MM-DD HH:mm') },
        'anchorName',
        'roomGoodsNum',
        {
          field: 'qrCodeUrl',
          render: (studio) => <StudioCodeButton studio={studio} />,
          text: ({ qrCodeUrl }) => qrCodeUrl,
        },
        'recommend',
        'roomId',
        'createTime',
      ]}
      sortable={['startTime', 'createTime']}
      actions={studioActions}
      add={{ label: '创建直播', opens: 'add-live', screen: 'live' }}
      empty={{ text: '还没有直播间。至少提前15分钟创建，直播商品请提前一天提审。' }}
    />
  )
}
