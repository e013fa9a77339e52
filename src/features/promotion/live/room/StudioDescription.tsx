import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { studioFields } from '#features/promotion/live/fields'
import type { Studio } from '#features/promotion/live/model'
import { FileLink } from '#shared/media/FileLink'
import { DescriptionList } from '#shared/record/DescriptionList'

/** What a room is, with its figures as far as the server has them. */
export function StudioDescription({ studio }: { studio: Studio }) {
  const { t } = useTranslation()
  const { startTime, endTime, mediaUrl } = studio
  return (
    <DescriptionList
      fields={studioFields}
      record={studio}
      names={[
        { field: 'startTime', render: formatTime(startTime, 'YYYY-MM-DD HH:mm') },
        { field: 'endTime', render: formatTime(endTime, 'YYYY-MM-DD HH:mm') },
        'anchorName',
        'anchorWechat',
        'roomGoodsNum',
        'recommend',
        'roomId',
        { field: 'mediaUrl', render: mediaUrl && <FileLink url={mediaUrl} name={t('观看回放')} /> },
        'createTime',
      ]}
    />
  )
}
