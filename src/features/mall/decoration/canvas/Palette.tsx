import { useDraggable } from '@dnd-kit/core'
import { Button } from 'antd'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { typeId } from './dragIds'
import styles from './Palette.module.css'

/** The blocks to add: by a click after the selected one, or by dragging to their place. */
export function Palette({ page, disabled }: { page: PageBlocks; disabled: boolean }) {
  const { t } = useTranslation()
  const { rules, missing, add } = page
  const latest = useRef(add)
  latest.current = add
  const types = rules.palette.filter(({ type }) => !rules.head.includes(type) || missing.includes(type))
  return (
    <section className={styles.palette} aria-label={t('添加模块')}>
      <h2>{t('添加模块')}</h2>
      <div className={styles.types}>
        {types.map(({ type, name }) => (
          <PaletteItem key={type} type={type} name={name} disabled={disabled} onAdd={latest} />
        ))}
      </div>
    </section>
  )
}

type ItemProps = { type: string; name: string; disabled: boolean; onAdd: { current: (type: string) => void } }

/** Memoised: the page changes with each keystroke, the palette does not. */
const PaletteItem = memo(function PaletteItem({ type, name: chinese, disabled, onAdd }: ItemProps) {
  const { t } = useTranslation()
  const name = t(chinese)
  const { setNodeRef, listeners } = useDraggable({ id: typeId(type), disabled })
  return (
    <Button
      ref={setNodeRef}
      {...listeners}
      className={styles.type}
      disabled={disabled}
      aria-label={t('添加 {{name}}', { name })}
      onClick={() => onAdd.current(type)}
    >
      {name}
    </Button>
  )
})
