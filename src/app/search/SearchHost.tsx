import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { MenuEntry } from '#app/menu/menu'
import { lazyPart } from '#shared/lazyPart'
import { followRecent } from './recent'

const SearchPalette = lazyPart(() => import('./SearchPalette'))

/** The button of the search, which Ctrl+K opens from anywhere. */
export function SearchHost({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useEffect(followRecent, [])
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
        <Suspense fallback={null}>
          <SearchPalette entries={entries} open={(to) => navigate(to)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
