import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { ListPage } from '#shared/list/ListPage'
import { Due } from '#shared/ui/Due'
import { PageLink } from '#shared/ui/PageLink'
import { seckillActions } from './actions'
import { seckills } from './api'
import { seckillFields } from './fields'
import { canApply, type Seckill, sessionsOf } from './model'

/** 秒杀活动: the platform's seckills, and how far the shop's application is. */
export default function SeckillListPage() {
  const { t } = useTranslation()
  const hours = (row: Seckill) => t('{{hours}} 点', { hours: sessionsOf(row).join(' / ') })
  return (
    <ListPage
      caption={t('秒杀活动')}
      query={seckills.page}
      fields={seckillFields}
      filters={['promotionName', 'period', 'waiting']}
      statusField="promotionStatus"
      rowKey="id"
      open={({ id }) => ({ name: 'seckill-goods', query: { id } })}
      columns={[
        'promotionName',
        'promotionStatus',
        'startTime',
        {
          field: 'applyEndTime',
          render: (row) => (
            <>
              {formatTime(row.applyEndTime, 'YYYY-MM-DD HH:mm')} {canApply(row) && <Due due={row.applyEndTime} />}
            </>
          ),
        },
        'applyNum',
        'passNum',
        { field: 'hours', text: hours },
      ]}
      sortable={['startTime', 'applyEndTime']}
      actions={seckillActions}
      empty={{
        text: '平台还没有发布秒杀活动。发布后在这里报名。',
        action: <PageLink name="promotionCalendar">{t('活动日历')}</PageLink>,
      }}
    />
  )
}
