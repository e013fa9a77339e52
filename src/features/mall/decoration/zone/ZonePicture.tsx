import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safePicture } from '#shared/safeUrl'
import styles from './ZonePicture.module.css'

/** The picture under the zones; where there is none to show, its place with the reason. Zones can be edited on both. */
export function ZonePicture({ picture }: { picture: string }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const source = safePicture(picture)
  if (source && !isBroken) {
    return <img className={styles.picture} src={source} alt="" draggable={false} onError={() => setBroken(true)} />
  }
  return (
    <p className={styles.place}>
      {picture === '' ? t('还没有图片，仍可编辑热区的位置') : t('图片无法显示，仍可编辑热区的位置')}
    </p>
  )
}
