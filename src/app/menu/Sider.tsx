import { Menu, Skeleton } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useTabs } from '#app/tabs/tabs'
import { safeUrl } from '#shared/safeUrl'
import { useSiteTitle } from '#shared/screen/useSiteTitle'
import { siteUrl } from '#shared/sitePath'
import { DownGlyph } from '#shared/ui/glyphs'
import { currentLogo, currentVariant } from '#shared/variant'
import { MenuFailure } from './MenuFailure'
import { type MenuEntry, menuLabel } from './menu'
import { menuIcon } from './menuIcons'
import styles from './Sider.module.css'
import type { MenuState } from './useMenu'

type Props = {
  state: MenuState
  /** The entries that the open page stands under, the last one highlighted. */
  trail: readonly MenuEntry[]
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
}

/** The left menu: groups from the server, the open page highlighted and its group expanded. */
export function Sider({ state, trail, isCollapsed, onCollapse }: Props) {
  const { t } = useTranslation()
  const site = useSiteTitle()
  return (
    <aside className={styles.sider} data-collapsed={isCollapsed || undefined}>
      <div className={styles.title} title={site}>
        <img src={currentLogo()} alt="" width={24} height={24} />
        {!isCollapsed && <strong>{currentVariant().title ? site : t('供应商后台')}</strong>}
      </div>
      <nav aria-label={t('主菜单')} className={styles.menu}>
        {state.status === 'ready' && <SiderMenu entries={state.menu.entries} trail={trail} isCollapsed={isCollapsed} />}
        {state.status === 'waiting' && (
          <Skeleton active title={false} paragraph={{ rows: 8 }} className={styles.skeleton} />
        )}
        {state.status === 'failed' && !isCollapsed && <MenuFailure retry={state.retry} isCompact />}
      </nav>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('菜单文字')}
        aria-expanded={!isCollapsed}
        onClick={() => onCollapse(!isCollapsed)}
      >
        <DownGlyph />
      </button>
    </aside>
  )
}

type MenuProps = {
  entries: MenuEntry[]
  trail: readonly MenuEntry[]
  isCollapsed: boolean
}

function SiderMenu({ entries, trail, isCollapsed }: MenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [openKeys, setOpenKeys] = useState<string[]>([])
  // Of the folded menu an open group lies over the page, so none is open by itself.
  const [poppedKeys, setPoppedKeys] = useState<string[]>([])
  const wanted = trail.map((entry) => entry.key).join('/')
  const [followed, setFollowed] = useState('')
  // The group of a page expands when the page opens; afterwards the user may collapse it.
  if (wanted !== followed) {
    setFollowed(wanted)
    setOpenKeys((keys) => [...new Set([...keys, ...trail.map((entry) => entry.key)])])
  }
  const byKey = useMemo(() => new Map(flatten(entries).map((entry) => [entry.key, entry])), [entries])
  const selected = trail.at(-1)?.key
  const items = useMemo(() => entries.map((entry) => toItem(entry, t, selected)), [entries, t, selected])
  return (
    <Menu
      aria-label={t('主菜单')}
      mode="inline"
      inlineCollapsed={isCollapsed}
      items={items}
      selectedKeys={selected === undefined ? [] : [selected]}
      openKeys={isCollapsed ? poppedKeys : openKeys}
      onOpenChange={isCollapsed ? setPoppedKeys : setOpenKeys}
      onClick={({ key, domEvent }) => {
        // With a key held, the browser opens the link in a tab or window of its own.
        if ('button' in domEvent && (domEvent.ctrlKey || domEvent.metaKey || domEvent.shiftKey)) return
        domEvent.preventDefault()
        navigate(addressOf(byKey.get(key)))
      }}
    />
  )
}

/** The address of an entry; an open screen keeps its query, filters included. */
function addressOf(entry: MenuEntry | undefined): string {
  const path = entry?.path || '/home'
  const open = useTabs.getState().tabs.find((tab) => tab.key === entry?.page?.name && tab.path === path)
  return path + (open?.search ?? '')
}

type Item = { key: string; label: ReactNode; title?: string; icon?: ReactNode; children?: Item[] }

function toItem(entry: MenuEntry, t: Parameters<typeof menuLabel>[0], selected?: string, depth = 0): Item {
  const { key, icon, path, children } = entry
  const label = menuLabel(t, entry)
  return {
    key,
    ...(depth === 0 && { icon: menuIcon(icon) }),
    ...(children.length > 0
      ? { label, children: children.map((child) => toItem(child, t, selected, depth + 1)) }
      : {
          // The entry has the focus and takes the keys.
          label: (
            <a
              href={safeUrl(siteUrl(path))?.href ?? siteUrl('/home')}
              tabIndex={-1}
              aria-current={key === selected ? 'page' : undefined}
            >
              {label}
            </a>
          ),
          title: label,
        }),
  }
}

function flatten(entries: MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)])
}
