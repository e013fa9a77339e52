import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { MenuEntry } from '#app/menu/menu'
import { TODAY } from '#app/search/today/address'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { type Typed, TypedAhead } from './TypedAhead'

const SearchPalette = lazyWithRetry(() => import('./SearchPalette'))
const TodayDialog = lazyWithRetry(() => import('#app/search/today/TodayDialog'))

/** The button of the search, which Ctrl+K opens from anywhere. */
export function SearchHost({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isToday, setToday] = useState(false)
  const typed = useRef<Typed>({ text: '', isEntered: false })
  const close = () => {
    typed.current = { text: '', isEntered: false }
    setOpen(false)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        type="text"
        aria-label={t('查找页面与单据')}
        aria-keyshortcuts="Control+K"
        title={`${t('查找页面与单据')} Ctrl+K`}
        icon={<SearchOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={<TypedAhead typed={typed} onClose={close} />}>
          <SearchPalette
            entries={entries}
            typed={typed}
            open={(to) => (to === TODAY ? setToday(true) : navigate(to))}
            onClose={close}
          />
        </Suspense>
      )}
      {isToday && (
        <Suspense fallback={null}>
          <TodayDialog open={(to) => navigate(to)} onClose={() => setToday(false)} />
        </Suspense>
      )}
    </>
  )
}
