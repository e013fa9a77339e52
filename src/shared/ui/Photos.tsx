import { Image } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'

/** Thumbnails that enlarge on click. */
export function Photos({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation()
  if (urls.length === 0) return NOTHING
  return (
    <Image.PreviewGroup>
      {urls.map((url, index) => (
        <Image
          key={url}
          src={url}
          width={64}
          height={48}
          alt={t('照片 {{number}}', { number: index + 1 })}
          style={{ objectFit: 'cover' }}
        />
      ))}
    </Image.PreviewGroup>
  )
}
