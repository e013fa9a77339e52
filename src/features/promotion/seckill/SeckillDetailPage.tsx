import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { StatusTag } from '#shared/fields/FieldValue'
import { canOperate } from '#shared/navigation'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { Due } from '#shared/ui/Due'
import { seckills } from './api'
import { seckillFields } from './fields'
import { canApply, hourText, type Seckill, type SeckillApply, sessionsOf } from './model'
import { SeckillForm } from './SeckillForm'
import { SeckillRecord } from './SeckillRecord'

/** 限时抢购商品: what the shop applies with to a seckill, session by session, or what it applied with. */
export default function SeckillDetailPage() {
  return (
    <RecordPage resource={seckills.byId} title={({ promotionName }) => promotionName}>
      {(seckill) => <SeckillBody seckill={seckill} />}
    </RecordPage>
  )
}

function SeckillBody({ seckill }: { seckill: Seckill }) {
  const { t } = useTranslation()
  const query = useQuery({ ...seckills.applies(seckill.id), refetchOnMount: 'always', meta: IN_PLACE })
  const isOpen = canApply(seckill)
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
              {isOpen && <Due due={seckill.applyEndTime} />}
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
      <RecordState query={query}>
        {(applies) =>
          isOpen && canOperate('seckill') ? (
            <Snapshot seckill={seckill} applies={applies} isFresh={query.isFetchedAfterMount} />
          ) : (
            <SeckillRecord seckill={seckill} applies={applies} />
          )
        }
      </RecordState>
    </>
  )
}

type SnapshotProps = { seckill: Seckill; applies: readonly SeckillApply[]; isFresh: boolean }

/** The form opens with a fresh answer, and keeps it: later ones do not reach what is being typed. */
function Snapshot({ seckill, applies, isFresh }: SnapshotProps) {
  const [opened, setOpened] = useState<readonly SeckillApply[] | null>(null)
  if (!opened && isFresh) setOpened(applies)
  return opened && <SeckillForm seckill={seckill} applies={opened} />
}
