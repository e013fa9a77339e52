import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { studios } from '#features/promotion/live/api'
import { hostClashes } from '#features/promotion/live/model'
import type { StudioValues } from './studioValues'

/** The rooms that start last: those to come, and those that run. */
const LATEST = { pageNumber: 1, pageSize: 100, sort: 'startTime', order: 'desc' }

/** Warns of another room of the same host at the same time. */
export function HostClash({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...studios.page(LATEST), meta: { silent: true } })
  const {
    anchorName = '',
    anchorWechat = '',
    startTime = '',
    endTime = '',
  } = Form.useWatch((values: Partial<StudioValues>) => values) ?? {}
  const clashes = hostClashes({ anchorName, anchorWechat, startTime, endTime }, data?.records ?? [], id)
  if (clashes.length === 0) return null
  const rooms = clashes.map(
    (room) =>
      `「${room.name}」${formatTime(room.startTime, 'YYYY-MM-DD HH:mm')} ~ ${formatTime(room.endTime, 'MM-DD HH:mm')}`,
  )
  return (
    <Alert
      type="warning"
      showIcon
      title={t('主播 {{host}} 同一时间还有别的直播：{{rooms}}', { host: anchorName, rooms: rooms.join('、') })}
    />
  )
}
