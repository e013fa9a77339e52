import { useTranslation } from 'react-i18next'
import { studioFields } from '#features/promotion/live/fields'
import { STUDIO_PICTURES, type Studio } from '#features/promotion/live/model'
import { SafeImage } from '#shared/media/SafeImage'
import textStyles from '#shared/ui/text.module.css'
import { StudioCode } from './StudioCode'
import styles from './StudioPoster.module.css'
import { PICTURES } from './studioValues'

/** Height of the pictures, px. */
const HEIGHT = 150

/** What buyers see of a room: its pictures, and the QR code that opens it. */
export function StudioPoster({ studio }: { studio: Studio }) {
  const { t } = useTranslation()
  return (
    <div className={styles.poster}>
      {PICTURES.map((name) => {
        const { width, height } = STUDIO_PICTURES[name]
        const label = t(studioFields[name].label)
        return (
          studio[name] && (
            <figure key={name} className={styles.figure}>
              <SafeImage
                url={studio[name]}
                alt={label}
                width={Math.round((HEIGHT * width) / height)}
                height={HEIGHT}
                fit="contain"
              />
              <figcaption className={textStyles.secondary}>{label}</figcaption>
            </figure>
          )
        )
      })}
      <StudioCode studio={studio} />
    </div>
  )
}
