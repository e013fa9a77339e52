import { Input } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#shared/dialog/announce'
import styles from './GrantTable.module.css'
import { commonLevel, type GrantScreen, type GrantSection, type Levels, searchSections, withLevel } from './model'

const NOTHING: Levels = {}
/** The levels by rising permission, with their words. */
export const LEVELS = [
  { level: '', label: '无' },
  { level: 'view', label: '查看' },
  { level: 'operate', label: '操作' },
] as const

type Props = {
  sections: readonly GrantSection[]
  id?: string
  value?: Levels
  onChange?: (levels: Levels) => void
  /** Shows the levels without inputs. */
  isReadOnly?: boolean
}

/** The permissions of a role: each screen is hidden, viewed or operated; a section sets all its screens. */
export function GrantTable({ sections, id, value = NOTHING, onChange, isReadOnly = false }: Props) {
  const { t } = useTranslation()
  const group = useId()
  const [wanted, setWanted] = useState('')
  const shown = searchSections(
    sections.map((section) => ({ ...section, screens: section.screens.map(titled), title: t(section.title) })),
    wanted,
  )
  function titled(screen: GrantScreen) {
    return { ...screen, title: t(screen.title) }
  }
  const all = shown.flatMap(({ screens }) => screens)
  const count = sections.flatMap(({ screens }) => screens).filter((screen) => value[screen.id]).length
  const past = useRef<Levels[]>([])
  const change = (next: Levels) => {
    past.current.push(value)
    onChange?.(next)
  }
  const undo = () => {
    const before = past.current.pop()
    if (!before || isReadOnly) return
    onChange?.(before)
    announce(t('已撤销上一步'))
  }
  /** A row of one screen, or of `screens` out of the `whole` of a section, for which its level and note stand. */
  const line = (name: string, title: string, screens: readonly GrantScreen[], whole = screens, isSection = true) => {
    const common = commonLevel(value, whole)
    const notes = [
      common === null && t('各菜单不同'),
      screens.length < whole.length && t('只改查到的 {{count}} 个', { count: screens.length }),
    ].filter(Boolean)
    return (
      <tr key={name} className={isSection ? styles.section : undefined}>
        <th scope="row">
          {title} {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
        </th>
        {LEVELS.map(({ level, label }) => (
          <td key={level}>
            <input
              type="radio"
              name={`${group}${name}`}
              aria-label={`${title} ${t(label)}`}
              aria-description={notes.join(' · ') || undefined}
              checked={common === level}
              disabled={isReadOnly}
              onChange={() => change(withLevel(value, screens, level))}
            />
          </td>
        ))}
      </tr>
    )
  }
  return (
    <div className={styles.grants} id={id}>
      <div className={styles.tools}>
        <Input.Search
          allowClear
          aria-label={t('搜索菜单')}
          placeholder={t('搜索菜单')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <span role="status">{t('已授权 {{count}} 个菜单', { count })}</span>
      </div>
      <table aria-label={t('菜单权限')} onKeyDown={grantKeys(undo)}>
        <thead>
          <tr>
            <th scope="col">{t('菜单')}</th>
            {LEVELS.map(({ level, label }) => (
              <th key={level} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wanted.trim() === '' && line('', t('全部菜单'), all)}
          {shown.flatMap(({ id, title, screens }) => [
            line(id, title, screens, sections.find((section) => section.id === id)?.screens),
            ...screens.map((screen) => line(screen.id, screen.title, [screen], [screen], false)),
          ])}
        </tbody>
      </table>
      {all.length === 0 && <p>{t('没有符合条件的菜单')}</p>}
    </div>
  )
}

/**
 * Arrows walk the radio buttons without changing them, as one press could change a whole section; Space chooses, Ctrl+Z
 * undoes.
 */
function grantKeys(undo: () => void) {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, target, currentTarget: table } = event
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && key.toLowerCase() === 'z'
    const [down, right] = STEPS[key] ?? [0, 0]
    if (!isUndo && down === 0 && right === 0) return
    event.preventDefault()
    if (isUndo) return undo()
    const cell = (target as HTMLElement).closest('td')
    const row = cell?.closest('tr')
    if (!cell || !row) return
    table.rows[row.rowIndex + down]?.cells[cell.cellIndex + right]?.querySelector('input')?.focus()
  }
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
