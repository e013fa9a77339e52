import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { SafeImage } from '#shared/ui/SafeImage'
import styles from './GoodsCell.module.css'

type Props = {
  name: string
  picture: string
  /** In a second line, e.g. its number. */
  below?: string
  /** Opens the record; without it the name is text. */
  onOpen?: () => void
}

/** A goods in a row: its picture, which enlarges, its name, and a second line. */
export function GoodsCell({ name, picture, below, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <span className={styles.cell}>
      {picture ? (
        <SafeImage url={picture} alt={t('{{name}}的图片', { name })} width={36} height={36} fallback={<Blank />} />
      ) : (
        <Blank />
      )}
      <span className={styles.lines}>
        {onOpen ? (
          <Button
            type="link"
            size="small"
            className={styles.name}
            title={name}
            aria-label={t('查看 {{name}}', { name })}
            onClick={onOpen}
          >
            {name}
          </Button>
        ) : (
          <span className={styles.text} title={name}>
            {name}
          </span>
        )}
        {below && <span className={styles.below}>{below}</span>}
      </span>
    </span>
  )
}

function Blank() {
  return <span className={styles.blank} aria-hidden="true" />
}
