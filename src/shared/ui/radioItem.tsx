import { CheckOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './radioItem.module.css'

type Choice = { key: string; label: ReactNode; isChosen: boolean; choose: () => void }

/** An item of a menu in which one of several is chosen: marked, and named so to screen readers. */
export function radioItem({ key, label, isChosen, choose }: Choice) {
  return {
    key,
    label,
    role: 'menuitemradio',
    'aria-checked': isChosen,
    icon: <CheckOutlined aria-hidden="true" className={isChosen ? undefined : styles.off} />,
    onClick: choose,
  }
}
