import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { studioActions } from '#features/promotion/live/actions'
import { studios } from '#features/promotion/live/api'
import { studioFields } from '#features/promotion/live/fields'
import { priceText, type StudioDetail } from '#features/promotion/live/model'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { PreviewHead, PreviewPart, RecordPreview } from '#shared/list/preview/RecordPreview'
import { PictureCell } from '#shared/media/PictureCell'
import { StudioDescription } from './StudioDescription'
import { StudioPoster } from './StudioPoster'
import styles from './StudioPreview.module.css'

/** A room beside the list: what it is, its QR code and its goods. */
export default function StudioPreview({ id }: { id: string }) {
  return (
    <RecordPreview<StudioDetail> resource={studios.byId} id={id}>
      {(studio) => <Preview studio={studio} />}
    </RecordPreview>
  )
}

function Preview({ studio }: { studio: StudioDetail }) {
  const { t } = useTranslation()
  const { status, commodityList } = studio
  return (
    <>
      <PreviewHead
        tags={<StatusTag field={studioFields.status} value={status} />}
        actions={<ActionButtons actions={studioActions} record={studio} />}
      />
      <PreviewPart title={t('基本信息')}>
        <StudioDescription studio={studio} />
      </PreviewPart>
      <PreviewPart title={t('直播间图片')}>
        <StudioPoster studio={studio} />
      </PreviewPart>
      <PreviewPart title={`${t('直播商品')} · ${t('{{count}} 行', { count: commodityList.length })}`}>
        <ul className={styles.goods}>
          {commodityList.map((one) => (
            <li key={one.id}>
              <PictureCell image={one.goodsImage} name={one.name} note={translateMessage(t, priceText(one))} />
            </li>
          ))}
        </ul>
      </PreviewPart>
    </>
  )
}
