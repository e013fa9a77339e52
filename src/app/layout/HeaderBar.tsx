import { DownOutlined, ShopOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpButton } from '#app/help/HelpButton'
import { type MenuEntry, menuLabel } from '#app/menu/menu'
import { BellButton } from '#app/notifications/BellButton'
import { SearchHost } from '#app/search/SearchHost'
import { pageTitleOf } from '#app/tabs/pageTitleOf'
import { useTabs } from '#app/tabs/tabs'
import { ThemeMenu } from '#app/theme/ThemeMenu'
import { useLater } from '#app/useLater'
import { canGo } from '#shared/navigation'
import { safeThumbnail } from '#shared/safeUrl'
import { useSession } from '#shared/session'
import { FullscreenGlyph } from '#shared/ui/glyphs'
import styles from './HeaderBar.module.css'
import { LanguageMenu } from './LanguageMenu'
import { useSignOut } from './useSignOut'

type Props = { trail: MenuEntry[]; activeKey: string; entries: readonly MenuEntry[] }

/** Breadcrumb of the open page, search, language, theme, full screen, and the signed-in user. */
export function HeaderBar({ trail, activeKey, entries }: Props) {
  const { t } = useTranslation()
  const entry = trail.at(-1)
  return (
    <header className={styles.header}>
      <Crumbs trail={trail} activeKey={activeKey} />
      <div className={styles.tools}>
        <Bell />
        <SearchHost entries={entries} />
        <HelpButton screen={entry?.page?.name ?? 'home_index'} subject={entry?.label ?? '首页'} />
        <LanguageMenu />
        <ThemeMenu />
        <FullscreenButton label={t('全屏')} exitLabel={t('退出全屏')} />
        <UserMenu />
      </div>
    </header>
  )
}

const loadCount = () => import('#app/notifications/MessageCount')

/** The messages, for accounts whose menu has them. If the code of their count fails to load, the bell has none. */
function Bell() {
  const Counted = useLater(loadCount, BellButton)
  return canGo('message') && <Counted />
}

function Crumbs({ trail, activeKey }: { trail: MenuEntry[]; activeKey: string }) {
  const { t } = useTranslation()
  const tab = useTabs((state) => state.tabs.find((one) => one.key === activeKey))
  const labels = trail.map((entry) => menuLabel(t, entry))
  const own = tab ? pageTitleOf(tab, t) : ''
  if (own && own !== labels.at(-1)) labels.push(own)
  return (
    <nav className={styles.crumbs} aria-label={t('当前位置')}>
      <ol>
        {labels.map((label, at) => (
          // A group may have the label of its screen.
          // biome-ignore lint/suspicious/noArrayIndexKey: the trail has no other order
          <li key={at} title={label}>
            {label}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function FullscreenButton({ label, exitLabel }: { label: string; exitLabel: string }) {
  const isFull = useSyncExternalStore(subscribeFullscreen, () => document.fullscreenElement !== null)
  const toggle = () =>
    (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  if (!document.fullscreenEnabled) return null
  return (
    <Tooltip title={isFull ? exitLabel : label}>
      <Button
        type="text"
        aria-label={isFull ? exitLabel : label}
        icon={<FullscreenGlyph isFull={isFull} />}
        onClick={() => void toggle()}
      />
    </Tooltip>
  )
}

function subscribeFullscreen(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function UserMenu() {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  const { signOut, holder } = useSignOut()
  const name = user?.storeName || user?.userName || t('供应商')
  const logo = safeThumbnail(user?.storeLogo ?? '', 24)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // It is the last control of a long header: a key of its own leads to it.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      button.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        open={isOpen}
        onOpenChange={setOpen}
        menu={{ items: [{ key: 'signOut', label: t('退出登录'), onClick: signOut }] }}
      >
        <Button
          ref={button}
          type="text"
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          title={`${name} F8`}
        >
          {logo ? (
            <img className={styles.logo} src={logo} alt="" width={24} height={24} />
          ) : (
            <ShopOutlined aria-hidden="true" />
          )}
          <span className={styles.userName}>{name}</span>
          <DownOutlined aria-hidden="true" />
        </Button>
      </Dropdown>
      {holder}
    </>
  )
}
