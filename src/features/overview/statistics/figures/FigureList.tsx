import textStyles from '#shared/ui/text.module.css'
import styles from './FigureList.module.css'

type Props = { label: string; figures: readonly { label: string; text: string; past?: string }[] }

/** Single figures under their names, in lines of five or four; `past` is that of the compared period, in words. */
export function FigureList({ label, figures }: Props) {
  return (
    <dl className={styles.figures} data-columns={figures.length % 5 === 0 ? 5 : 4} aria-label={label}>
      {figures.map(({ label, text, past }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={textStyles.number}>{text}</dd>
          {past && <dd className={textStyles.secondary}>{past}</dd>}
        </div>
      ))}
    </dl>
  )
}
