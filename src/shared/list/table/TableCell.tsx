import type { TableColumnType } from 'antd'
import type { ComponentProps } from 'react'
import styles from './ListTable.module.css'
import type { StickyPlace } from './stickyPlaces'

type Props = Omit<ComponentProps<'td'>, 'align'> & {
  /** `th` in a header. */
  as?: 'td' | 'th'
  align?: TableColumnType['align'] | undefined
  place?: StickyPlace | undefined
}

/** A cell of a list's table: in one line, with its alignment, at its place when the column stays in view. */
export function TableCell({ as: Cell = 'td', align, place, className = '', style, ...rest }: Props) {
  const edge = place?.side === 'left' ? styles.left : styles.right
  const sides = place ? `${edge} ${place.isInnermost ? styles.innermost : ''}` : ''
  const isRight = align === 'right'
  return (
    <Cell
      className={`${styles.cell} ${sides} ${isRight ? styles.figure : ''} ${className}`}
      style={place ? { ...style, [place.side]: place.offset } : style}
      {...rest}
    />
  )
}

/** The place of the check boxes, before the columns that stay at the left. */
export function tickPlace(places: ReadonlyMap<string, StickyPlace>): StickyPlace {
  return { side: 'left', offset: 0, isInnermost: ![...places.values()].some(({ side }) => side === 'left') }
}
