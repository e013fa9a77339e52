import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import styles from './Photos.module.css'
import { SafeImage } from './SafeImage'

/** Thumbnails that enlarge on click. */
export function Photos({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation()
  if (urls.length === 0) return NOTHING
  return (
    <span className={styles.photos}>
      {urls.map((url, index) => (
        <SafeImage
          key={url}
          url={url}
          group={urls}
          width={64}
          height={48}
          alt={t('照片 {{number}}', { number: index + 1 })}
        />
      ))}
    </span>
  )
}
