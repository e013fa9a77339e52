import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#features/mall/category/model'
import styles from './CategoryColumns.module.css'

type Props = {
  tree: readonly Category[]
  /** Ids of the chosen levels. */
  path: readonly string[]
  onChange: (path: string[]) => void
  disabled: boolean
}

/** The categories in three columns; arrows move within a column and between them. */
export function CategoryColumns({ tree, path, onChange, disabled }: Props) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const columns = columnsOf(tree, path)
  const titles = [t('一级分类'), t('二级分类'), t('三级分类')]
  const focusIn = (column: number) => {
    const list = root.current?.querySelectorAll('[role="listbox"]')[column]
    list?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const handleKey = (level: number, id: string) => (event: KeyboardEvent<HTMLElement>) => {
    const item = event.currentTarget
    const next = { ArrowDown: item.nextElementSibling, ArrowUp: item.previousElementSibling }[event.key]
    if (next instanceof HTMLElement) next.focus()
    else if (event.key === 'ArrowLeft') focusIn(level - 1)
    else if (event.key === 'Enter' || event.key === ' ') choose(level, id)
    else if (event.key === 'ArrowRight') {
      if (path[level] !== id) choose(level, id)
      // The next column renders only after the choice.
      requestAnimationFrame(() => focusIn(level + 1))
    } else if (!(event.key in { ArrowDown: 0, ArrowUp: 0 })) return
    event.preventDefault()
  }
  const choose = (level: number, id: string) => !disabled && onChange([...path.slice(0, level), id])
  return (
    <div ref={root} className={styles.columns}>
      {titles.map((title, level) => {
        const items = columns[level]
        const focusable = items?.some(({ id }) => id === path[level]) ? path[level] : items?.[0]?.id
        return (
          <div key={title} className={styles.column}>
            <div className={styles.head}>{title}</div>
            <div role="listbox" aria-label={title} aria-disabled={disabled} className={styles.list}>
              {items?.map(({ id, name, children }) => (
                <div
                  key={id}
                  role="option"
                  aria-selected={id === path[level]}
                  tabIndex={id === focusable ? 0 : -1}
                  className={id === path[level] ? `${styles.item} ${styles.chosen}` : styles.item}
                  onClick={() => choose(level, id)}
                  onKeyDown={handleKey(level, id)}
                >
                  {name}
                  {level < 2 && children.length > 0 && <span aria-hidden="true">›</span>}
                </div>
              ))}
            </div>
            {items && items.length === 0 && <p className={styles.none}>{t('该分类下没有下级分类，请选择其他分类')}</p>}
            {!items && <p className={styles.none}>{t('请先选择上一级')}</p>}
          </div>
        )
      })}
    </div>
  )
}

/** The items of each column; undefined for one whose parent is not chosen. */
function columnsOf(tree: readonly Category[], path: readonly string[]): (readonly Category[] | undefined)[] {
  const second = tree.find(({ id }) => id === path[0])?.children
  const third = second?.find(({ id }) => id === path[1])?.children
  return [tree, second, third]
}
