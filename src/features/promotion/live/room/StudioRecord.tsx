import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { studioActions } from '#features/promotion/live/actions'
import { studioFields } from '#features/promotion/live/fields'
import type { StudioDetail } from '#features/promotion/live/model'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { RecordHead } from '#shared/record/RecordHead'
import { Section } from '#shared/record/Section'
import { StudioDescription } from './StudioDescription'
import { StudioGoodsTable } from './StudioGoodsTable'
import { StudioPoster } from './StudioPoster'

/** A room that has started or is over. */
export function StudioRecord({ studio }: { studio: StudioDetail }) {
  const { t } = useTranslation()
  const { name, status, startTime, endTime, commodityList } = studio
  return (
    <>
      <RecordHead
        title={name}
        tags={<StatusTag field={studioFields.status} value={status} />}
        facts={`${formatTime(startTime, 'YYYY-MM-DD HH:mm')} – ${formatTime(endTime, 'MM-DD HH:mm')}`}
        actions={<ActionButtons actions={studioActions} record={studio} />}
      />
      <Section title={t('基本信息')}>
        <StudioDescription studio={studio} />
      </Section>
      <Section title={t('直播间图片')}>
        <StudioPoster studio={studio} />
      </Section>
      <Section title={t('直播商品')}>
        <StudioGoodsTable goods={commodityList} />
      </Section>
      <HistorySection of={{ kind: 'STUDIO', id: studio.id }} fields={studioFields} />
    </>
  )
}
