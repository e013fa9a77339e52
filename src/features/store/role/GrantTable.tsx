import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const line = (name: string, title: string, screens: readonly GrantScreen[], isSection: boolean) => {
    const common = commonLevel(value, screens)
    return (
      <tr key={name} className={isSection ? styles.section : undefined}>
        <th scope="row">{title}</th>
        {LEVELS.map(({ level, label }) => (
          <td key={level}>
            <input
              type="radio"
              name={`${group}${name}`}
              aria-label={`${title} ${t(label)}`}
              checked={common === level}
              disabled={isReadOnly}
              onChange={() => onChange?.(withLevel(value, screens, level))}
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
      <table aria-label={t('菜单权限')}>
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
          {wanted.trim() === '' && line('', t('全部菜单'), all, true)}
          {shown.flatMap((section) => [
            line(section.id, section.title, section.screens, true),
            ...section.screens.map((screen) => line(screen.id, screen.title, [screen], false)),
          ])}
        </tbody>
      </table>
      {all.length === 0 && <p>{t('没有符合条件的菜单')}</p>}
    </div>
  )
}
