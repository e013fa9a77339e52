import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { usePeriodActivities } from '#features/mall/activity/api'
import { FaultsSection } from '#features/mall/activity/FaultsSection'
import { StatusTag } from '#shared/fields/FieldValue'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordState } from '#shared/record/RecordState'
import { UnopenedForm } from '#shared/record/UnopenedForm'
import { useOpened } from '#shared/record/useOpened'
import { IN_PLACE } from '#shared/resource'
import { Due } from '#shared/ui/Due'
import { seckills } from './api'
import { seckillFields } from './fields'
import { canApply, hourText, type Seckill, sessionsOf } from './model'
import { SeckillForm } from './SeckillForm'

// Records show tables and charts, which forms do without.
const SeckillRecord = lazyWithRetry(() =>
  import('./SeckillRecord').then((module) => ({ default: module.SeckillRecord })),
)

/** 限时抢购商品: what the shop applies with to a seckill, session by session, or what it applied with. */
export default function SeckillDetailPage() {
  return (
    <OpenedRecord
      list="seckill"
      byId={seckills.byId}
      isPrefetched
      title={({ promotionName }) => promotionName}
      draft={DRAFT}
      mayEdit={canApply}
      form={(seckill) => seckill && <Application seckill={seckill} />}
      record={(seckill) => <Applied seckill={seckill} />}
    />
  )
}

const DRAFT = { screen: 'seckill-goods', fields: seckillFields } as const

function Application({ seckill }: { seckill: Seckill }) {
  const { query, opened, serial } = useOpened(seckills.applies(seckill.id))
  if (!opened) return <UnopenedForm query={query} draft={{ ...DRAFT, record: `id=${seckill.id}` }} />
  return <SeckillForm key={serial} seckill={seckill} applies={opened} head={<SeckillHead seckill={seckill} />} />
}

function Applied({ seckill }: { seckill: Seckill }) {
  const query = useQuery({ ...seckills.applies(seckill.id), refetchOnMount: 'always', meta: IN_PLACE })
  return (
    <RecordState query={query}>
      {(applies) => <SeckillRecord seckill={seckill} applies={applies} head={<SeckillHead seckill={seckill} />} />}
    </RecordState>
  )
}

function SeckillHead({ seckill }: { seckill: Seckill }) {
  const { t } = useTranslation()
  const { data: running } = usePeriodActivities(seckill.startTime, seckill.endTime)
  const own = running?.find(({ promotionType, id }) => promotionType === 'SECKILL' && id === seckill.id)
  return (
    <>
      <RecordHead
        title={seckill.promotionName}
        tags={<StatusTag field={seckillFields.promotionStatus} value={seckill.promotionStatus} />}
        facts={
          <>
            <span>{formatTime(seckill.startTime, 'YYYY-MM-DD')}</span>
            <span>
              {t('报名截止 {{time}}', { time: formatTime(seckill.applyEndTime, 'YYYY-MM-DD HH:mm') })}{' '}
              {canApply(seckill) && <Due due={seckill.applyEndTime} />}
            </span>
            <span>
              {sessionsOf(seckill).map((hour) => (
                <Tag key={hour}>{hourText(hour)}</Tag>
              ))}
            </span>
            {seckill.seckillRule && <span>{seckill.seckillRule}</span>}
          </>
        }
      />
      <FaultsSection activity={own} />
    </>
  )
}
