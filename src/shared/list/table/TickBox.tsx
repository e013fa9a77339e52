import styles from './ListTable.module.css'

type Props = {
  name: string
  isOn: boolean
  isPartly?: boolean
  isDisabled: boolean
  /** Shift extends the choice from the row ticked before. */
  toggle: (isShift: boolean) => void
}

/** A check box of a list. The label around it makes the whole cell its target. */
export function TickBox({ name, isOn, isPartly = false, isDisabled, toggle }: Props) {
  return (
    <label className={styles.target}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly
        }}
        type="checkbox"
        aria-label={name}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ nativeEvent }) => toggle((nativeEvent as unknown as MouseEvent).shiftKey === true)}
      />
    </label>
  )
}
