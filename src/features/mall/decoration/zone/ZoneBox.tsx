import type { KeyboardEvent } from 'react'
import type { Rect } from '#features/mall/decoration/model/link/rects'
import styles from './ZoneBox.module.css'

type Props = {
  boxKey: string
  rect: Rect
  number: number
  /** The name for a screen reader: its number and where it leads. */
  name: string
  /** The id of the text that says which keys it takes. */
  hint: string
  hasTarget: boolean
  isActive: boolean
  onActive: (key: string) => void
  onKeyDown: (event: KeyboardEvent, key: string) => void
}

/** A zone over the picture, with its number and handles. The pointer is followed by the stage; see `useZoneDrag`. */
export function ZoneBox({ boxKey, rect, number, name, hint, hasTarget, isActive, onActive, onKeyDown }: Props) {
  const look = [styles.box, !hasTarget && styles.open, isActive && styles.active].filter(Boolean).join(' ')
  return (
    <div
      className={look}
      style={placeOf(rect)}
      data-box={boxKey}
      onPointerEnter={() => onActive(boxKey)}
      onPointerLeave={() => onActive('')}
    >
      <button
        type="button"
        className={styles.grip}
        data-zone={boxKey}
        aria-label={name}
        aria-describedby={hint}
        // Safari focuses no button on a click.
        onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
        onFocus={() => onActive(boxKey)}
        onBlur={() => onActive('')}
        onKeyDown={(event) => onKeyDown(event, boxKey)}
      >
        <span className={styles.number}>{number}</span>
      </button>
      {HANDLES.map((edges) => (
        <span key={edges} className={styles.handle} data-edges={edges} aria-hidden="true" />
      ))}
    </div>
  )
}

/** The edges that each handle moves: across and down. */
const HANDLES = ['-1 -1', '0 -1', '1 -1', '1 0', '1 1', '0 1', '-1 1', '-1 0']

/** A zone that is being drawn. */
export function NewZoneBox({ rect }: { rect: Rect }) {
  return <div className={styles.drawn} style={placeOf(rect)} />
}

function placeOf({ left, top, width, height }: Rect) {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
}

function percent(fraction: number): string {
  return `${fraction * 100}%`
}
