import { CloseOutlined, DownOutlined, MoonOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pageTitleOf } from '#app/tabs/pageTitleOf'
import { asleepKeys, HOME_KEY, keysToClose, panelId, splitTabs, type Tab, tabId, useTabs } from '#app/tabs/tabs'
import { pageTitle } from '#domain/site/variant'
import { translateMessage } from '#domain/text'
import { dirtyForms, useDirtyTabs } from '#shared/dirtyForms'
import { useSiteTitle } from '#shared/screen/useSiteTitle'
import styles from './TabBar.module.css'
import { TAB_BAR_ID } from './useFocusOnPage'
import { reopenClosed, type TabRouting } from './useTabRouting'

type Command = 'refresh' | 'pin' | 'reopen' | 'others' | 'all' | 'left' | 'right'

/** The opened pages: home first, those that `splitTabs` chooses on the bar, the rest in 更多. */
export function TabBar({ routing }: { routing: TabRouting }) {
  const { t } = useTranslation()
  const tabs = useTabs((state) => state.tabs)
  const dirty = useDirtyTabs()
  const width = useWindowWidth()
  const navigate = useNavigate()
  const canReopen = useTabs((state) => state.closed.length > 0)
  const [modal, holder] = Modal.useModal()
  const asleep = asleepKeys(tabs, dirty, routing.activeKey)
  const { bar, more } = splitTabs(tabs, routing.activeKey, width, dirty)
  useDocumentTitle(tabs.find((tab) => tab.key === routing.activeKey))

  const guarded = (keys: string[], run: () => void) => {
    const forms = keys.flatMap((key) => dirtyForms(key))
    if (forms.length === 0) return run()
    modal.confirm({
      title: t('还有未保存的内容'),
      content: t('{{names}} 尚未提交。草稿已保存在本机，再次打开时可继续填写。', {
        names: forms.map(({ title }) => translateMessage(t, title)).join('、'),
      }),
      okText: t('关闭'),
      cancelText: t('取消'),
      autoFocusButton: 'cancel',
      onOk: run,
    })
  }
  const close = (key: string) => guarded([key], () => routing.close(key))
  const command = (key: string, name: Command) => {
    if (name === 'pin') return routing.togglePin(key)
    if (name === 'reopen') return reopenClosed(navigate)
    if (name === 'refresh') return guarded([key], () => routing.refresh(key))
    guarded(keysToClose(tabs, key, name), () => routing.closeMany(key, name))
  }
  const commandsOf = (tab: Tab): MenuProps => ({
    items: commandItems(tabs, tab, canReopen, t),
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation()
      command(tab.key, key as Command)
    },
  })

  return (
    <nav id={TAB_BAR_ID} className={styles.bar} aria-label={t('已打开的页面')}>
      <div className={styles.tabs}>
        {/* A tablist may contain only tabs, but each has a close button beside it: so it owns the tabs by id. */}
        <div role="tablist" aria-label={t('已打开的页面')} aria-owns={bar.map((tab) => tabId(tab.key)).join(' ')} />
        {bar.map((tab) => (
          <Dropdown key={tab.key} trigger={['contextMenu']} menu={commandsOf(tab)}>
            <div className={tab.key === routing.activeKey ? `${styles.tab} ${styles.active}` : styles.tab}>
              <button
                type="button"
                role="tab"
                id={tabId(tab.key)}
                aria-label={(dirty.has(tab.key) ? `${t('未保存')} ` : '') + pageTitleOf(tab, t)}
                aria-keyshortcuts="Delete"
                aria-selected={tab.key === routing.activeKey}
                // The panels of other tabs may be unmounted.
                aria-controls={tab.key === routing.activeKey ? panelId(tab.key) : undefined}
                tabIndex={tab.key === routing.activeKey ? 0 : -1}
                title={
                  pageTitleOf(tab, t) +
                  (tab.isPinned ? t('（已固定）') : '') +
                  (asleep.has(tab.key) ? t('（休眠中，点开时重新加载）') : '')
                }
                onClick={() => routing.activate(tab.key)}
                onAuxClick={(event) => event.button === 1 && tab.key !== HOME_KEY && close(tab.key)}
                onKeyDown={(event) => {
                  moveFocus(event)
                  if (event.key === 'Delete' && tab.key !== HOME_KEY) close(tab.key)
                }}
              >
                {dirty.has(tab.key) && <span className={styles.dirty} role="img" aria-label={t('未保存')} />}
                {/* The title is a description, so that the accessible name of the tab stays that of its page. */}
                {tab.isPinned && (
                  <svg className={styles.pin} viewBox="0 0 8 8" aria-hidden="true">
                    <path d="M2 0h4v3l1 2H4.5v3h-1V5H1l1-2z" />
                  </svg>
                )}
                {asleep.has(tab.key) && <MoonOutlined className={styles.asleep} aria-hidden="true" />}
                <TabTitle title={pageTitleOf(tab, t)} />
              </button>
              {tab.key !== HOME_KEY && !tab.isPinned && (
                <button
                  type="button"
                  className={styles.close}
                  tabIndex={-1}
                  aria-label={t('关闭 {{title}}', { title: pageTitleOf(tab, t) })}
                  onClick={() => close(tab.key)}
                >
                  <CloseOutlined aria-hidden="true" />
                </button>
              )}
            </div>
          </Dropdown>
        ))}
      </div>
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map((tab) => ({
              key: tab.key,
              label: (dirty.has(tab.key) ? '• ' : '') + pageTitleOf(tab, t),
              icon: asleep.has(tab.key) && <MoonOutlined aria-label={t('休眠中')} title={t('休眠中')} />,
            })),
            onClick: ({ key }) => routing.activate(key),
          }}
        >
          <Button type="text" size="small">
            {t('更多')} {more.length} <DownOutlined aria-hidden="true" />
          </Button>
        </Dropdown>
      )}
      {holder}
    </nav>
  )
}

function commandItems(
  tabs: readonly Tab[],
  tab: Tab,
  canReopen: boolean,
  t: (text: string) => string,
): NonNullable<MenuProps['items']> {
  const item = (key: Command, label: string, isDisabled = false) => ({ key, label: t(label), disabled: isDisabled })
  const closes = (name: 'others' | 'left' | 'right' | 'all') => keysToClose(tabs, tab.key, name).length === 0
  return [
    item('refresh', '刷新'),
    item('pin', tab.isPinned ? '取消固定' : '固定', tab.key === HOME_KEY),
    item('others', '关闭其他', closes('others')),
    item('left', '关闭左侧', closes('left')),
    item('right', '关闭右侧', closes('right')),
    item('all', '关闭全部', closes('all')),
    item('reopen', '重新打开关闭的页面', !canReopen),
  ]
}

/** The end of a number, which tells records of one kind apart. */
const TAIL = /[\w-]{0,8}\d$/

/** A title that is cut before the end of its number when there is no room: three open orders must not look alike. */
function TabTitle({ title }: { title: string }) {
  const tail = TAIL.exec(title)?.[0] ?? ''
  return (
    <span className={styles.title}>
      <span className={styles.head}>{title.slice(0, title.length - tail.length)}</span>
      <span>{tail}</span>
    </span>
  )
}

/** Arrow keys move between the tabs, as in any tablist. */
function moveFocus({ key, currentTarget }: React.KeyboardEvent<HTMLElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const tabs = [...(currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  tabs[(tabs.indexOf(currentTarget) + step + tabs.length) % tabs.length]?.focus()
}

function useWindowWidth(): number {
  const [width, setWidth] = useState(window.innerWidth)
  useEffect(() => {
    const follow = () => setWidth(window.innerWidth)
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [])
  return width
}

function useDocumentTitle(tab: Tab | undefined) {
  const { t } = useTranslation()
  const site = useSiteTitle()
  const own = tab ? pageTitleOf(tab, t) : ''
  useEffect(() => {
    if (own) document.title = pageTitle(own, site)
  }, [own, site])
}
