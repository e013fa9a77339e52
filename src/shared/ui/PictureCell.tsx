import { PictureOutlined } from '@ant-design/icons'
import { safePicture } from '#shared/safeUrl'
import styles from './PictureCell.module.css'
import textStyles from './text.module.css'

type Props = { image: string; name: string; note?: string }

/** A thing for sale in a table: picture, name, and a note such as its specs. */
export function PictureCell({ image, name, note }: Props) {
  const source = safePicture(image)
  return (
    <span className={styles.cell}>
      {source ? (
        <img className={styles.picture} src={source} alt="" loading="lazy" width={36} height={36} />
      ) : (
        <span className={styles.none}>
          <PictureOutlined aria-hidden="true" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {note && <span className={textStyles.secondary}>{note}</span>}
      </span>
    </span>
  )
}
