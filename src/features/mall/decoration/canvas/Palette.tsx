import { useDraggable } from '@dnd-kit/core'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { phoneBlocks } from '#features/mall/decoration/model'
import { typeId } from './dragIds'
import styles from './Palette.module.css'

const OFFERED = Object.keys(phoneBlocks).filter((type) => phoneBlocks[type]?.offered === 'palette')

/** The blocks to add: by a click after the selected one, or by dragging to their place. */
export function Palette({ onAdd, disabled }: { onAdd: (type: string) => void; disabled: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={styles.palette} aria-label={t('添加模块')}>
      <h2>{t('添加模块')}</h2>
      <div className={styles.types}>
        {OFFERED.map((type) => (
          <PaletteItem key={type} type={type} disabled={disabled} onAdd={() => onAdd(type)} />
        ))}
      </div>
    </section>
  )
}

function PaletteItem({ type, disabled, onAdd }: { type: string; disabled: boolean; onAdd: () => void }) {
  const { t } = useTranslation()
  const { setNodeRef, listeners } = useDraggable({ id: typeId(type), disabled })
  const name = t(phoneBlocks[type]?.name ?? '')
  return (
    <Button
      ref={setNodeRef}
      {...listeners}
      className={styles.type}
      disabled={disabled}
      aria-label={t('添加 {{name}}', { name })}
      onClick={onAdd}
    >
      {name}
    </Button>
  )
}
