import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { usePeriodActivities } from '#features/mall/activity/api'
import { FaultsSection } from '#features/mall/activity/FaultsSection'
import { StatusTag } from '#shared/fields/FieldValue'
import { lazyPart } from '#shared/lazyPart'
import { canOperate } from '#shared/navigation'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { Due } from '#shared/ui/Due'
import { PageLoading } from '#shared/ui/PageLoading'
import { seckills } from './api'
import { seckillFields } from './fields'
import { canApply, hourText, type Seckill, type SeckillApply, sessionsOf } from './model'
import { SeckillForm } from './SeckillForm'

// Records show tables and charts, which forms do without.
const SeckillRecord = lazyPart(() => import('./SeckillRecord').then((module) => ({ default: module.SeckillRecord })))

/** 限时抢购商品: what the shop applies with to a seckill, session by session, or what it applied with. */
export default function SeckillDetailPage() {
  const id = useTab().identity[0] ?? ''
  const seckill = useQuery({ ...seckills.byId(id), enabled: id !== '', meta: IN_PLACE })
  const applies = useQuery({
    ...seckills.applies(id),
    enabled: seckill.data !== null && seckill.data !== undefined,
    refetchOnMount: 'always',
    meta: IN_PLACE,
  })
  useTabTitle(applies.data && seckill.data?.promotionName)
  const [opened, setOpened] = useState<readonly SeckillApply[] | null>(null)
  const open = seckill.data && canApply(seckill.data) && canOperate('seckill') ? seckill.data : null
  // The form opens with a fresh answer, and keeps it: later ones do not reach what is being typed.
  if (open && !opened && applies.data && applies.isFetchedAfterMount) setOpened(applies.data)
  if (open && opened) {
    return <SeckillForm seckill={open} applies={opened} head={<SeckillHead seckill={open} />} />
  }
  return (
    <RecordState query={seckill}>
      {(record) => (
        <RecordState query={applies}>
          {(rows) =>
            open ? (
              <PageLoading />
            ) : (
              <SeckillRecord seckill={record} applies={rows} head={<SeckillHead seckill={record} />} />
            )
          }
        </RecordState>
      )}
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
