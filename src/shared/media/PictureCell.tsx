import { PictureOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { safeThumbnail } from '#shared/safeUrl'
import { LinkButton } from '#shared/ui/LinkButton'
import textStyles from '#shared/ui/text.module.css'
import styles from './PictureCell.module.css'
import { SafeImage } from './SafeImage'

/** Side of the picture, px. */
const SIZE = 32

type Props = {
  image: string
  name: string
  /** In a second line, e.g. its specs or number. */
  note?: string
  /** The picture enlarges on click. */
  enlarges?: boolean
  /** Opens the record; without it the name is text. */
  onOpen?: () => void
}

/** A product in a table: picture, name, and a note. */
export function PictureCell({ image, name, note, enlarges = false, onOpen }: Props) {
  const { t } = useTranslation()
  const source = safeThumbnail(image, { width: SIZE, height: SIZE })
  return (
    <span className={styles.cell}>
      {!source ? (
        <span className={styles.none}>
          <PictureOutlined aria-hidden="true" />
        </span>
      ) : enlarges ? (
        <SafeImage url={image} alt={t('{{name}}的图片', { name })} width={SIZE} height={SIZE} />
      ) : (
        <img className={styles.picture} src={source} alt="" loading="lazy" width={SIZE} height={SIZE} />
      )}
      <span className={styles.words}>
        {onOpen ? (
          <LinkButton className={styles.link} title={name} aria-label={t('查看 {{name}}', { name })} onClick={onOpen}>
            {name}
          </LinkButton>
        ) : (
          <span className={note ? styles.name : styles.names} title={name}>
            {name}
          </span>
        )}
        {note && (
          <span className={`${styles.note} ${textStyles.secondary}`} title={note}>
            {note}
          </span>
        )}
      </span>
    </span>
  )
}
