import { useId } from 'react'
import { NEW_COLOR } from '#features/mall/decoration/model/kind/blockKind'
import styles from './ColorInput.module.css'

type Props = { label: string; value: string; disabled: boolean; onChange: (color: string) => void }

/** A colour by the browser's own input: it works by keyboard everywhere. It knows six digits only. */
export function ColorInput({ label, value, disabled, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : NEW_COLOR}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <span>{value}</span>
    </div>
  )
}
