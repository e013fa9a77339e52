import { Layout, Menu, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useTabs } from '#app/tabs/tabs'
import { MenuFailure } from './MenuFailure'
import type { MenuEntry, MenuRoute } from './menu'
import { menuIcon } from './menuIcons'
import styles from './Sider.module.css'
import type { MenuState } from './useMenu'
import { useSiteTitle } from './useSiteTitle'

type Props = {
  state: MenuState
  current: MenuRoute | null
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
}

/** The left menu: groups from the server, the open page highlighted and its group expanded. */
export function Sider({ state, current, isCollapsed, onCollapse }: Props) {
  const { t } = useTranslation()
  const site = useSiteTitle()
  return (
    <Layout.Sider
      className={styles.sider}
      theme="light"
      width={208}
      collapsedWidth={56}
      collapsible
      collapsed={isCollapsed}
      onCollapse={onCollapse}
    >
      <div className={styles.title} title={site}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        {!isCollapsed && <strong>{t('供应商后台')}</strong>}
      </div>
      <nav aria-label={t('主菜单')} className={styles.menu}>
        {state.status === 'ready' && (
          <SiderMenu
            entries={state.menu.entries}
            trails={state.menu.trails}
            current={current}
            isCollapsed={isCollapsed}
          />
        )}
        {state.status === 'waiting' && (
          <Skeleton active title={false} paragraph={{ rows: 8 }} className={styles.skeleton} />
        )}
        {state.status === 'failed' && !isCollapsed && <MenuFailure retry={state.retry} isCompact />}
      </nav>
    </Layout.Sider>
  )
}

type MenuProps = {
  entries: MenuEntry[]
  trails: ReadonlyMap<string, MenuEntry[]>
  current: MenuRoute | null
  isCollapsed: boolean
}

function SiderMenu({ entries, trails, current, isCollapsed }: MenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const trail = (current?.page && trails.get(current.page.name)) || []
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
  const items = useMemo(() => entries.map((entry) => toItem(entry, t)), [entries, t])
  return (
    <Menu
      mode="inline"
      items={items}
      selectedKeys={trail.slice(-1).map((entry) => entry.key)}
      openKeys={isCollapsed ? poppedKeys : openKeys}
      onOpenChange={isCollapsed ? setPoppedKeys : setOpenKeys}
      onClick={({ key }) => navigate(addressOf(byKey.get(key)))}
    />
  )
}

/** The address of an entry; an open screen keeps its query, filters included. */
function addressOf(entry: MenuEntry | undefined): string {
  const path = entry?.path || '/home'
  const open = useTabs.getState().tabs.find((tab) => tab.key === entry?.page?.name && tab.path === path)
  return path + (open?.search ?? '')
}

type Item = { key: string; label: string; icon?: React.ReactNode; children?: Item[] }

function toItem(entry: MenuEntry, t: (text: string) => string, depth = 0): Item {
  const icon = depth === 0 ? { icon: menuIcon(entry.icon) } : {}
  const children =
    entry.children.length > 0 ? { children: entry.children.map((child) => toItem(child, t, depth + 1)) } : {}
  return { key: entry.key, label: t(entry.label), ...icon, ...children }
}

function flatten(entries: MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)])
}
