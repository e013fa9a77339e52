import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import { isLink, type Link, linkText } from '#features/mall/decoration/model/link/links'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import styles from './LinkField.module.css'

// Lazy: most visits to a page choose no link.
const LinkDialog = lazyWithRetry(() => import('./LinkDialog'))
const LinkNote = lazyWithRetry(() => import('./LinkNote'))

type Props = {
  /** Whether the page is one of the site: external addresses are offered there. */
  isSite?: boolean
  /** Names the link, e.g. 第 1 张的链接. */
  label: string
  value: Link
  disabled: boolean
  onChange: (link: Link) => void
}

/** Where a picture leads: chosen in a dialog, and removable. */
export function LinkField({ isSite = false, label, value, disabled, onChange }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [name, setName] = useState('')
  const shown = isLink(value) ? translateMessage(t, linkText(named(value, name))) : ''
  return (
    <>
      <div className={styles.field}>
        <Button
          className={styles.choose}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-describedby={id}
          aria-label={`${label} ${shown || t('选择链接')}`}
          title={shown}
          onClick={() => setOpen(true)}
        >
          <span className={styles.text}>{shown || t('选择链接')}</span>
        </Button>
        {shown && (
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden="true" />}
            disabled={disabled}
            aria-label={t('清除 {{name}}', { name: label })}
            onClick={() => onChange('')}
          />
        )}
        {isOpen && (
          <Suspense>
            <LinkDialog isSite={isSite} value={value} onPick={onChange} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
      {hasRecord(value) && (
        <Suspense>
          <LinkNote id={id} link={value} onName={setName} />
        </Suspense>
      )}
    </>
  )
}

/** Whether a link leads to a record, which may be gone. */
function hasRecord(link: Link): boolean {
  return isRecord(link) && ['goods', 'category', 'shops'].includes(wireText(link.___type))
}

/** The addresses of the site name no record. */
function named(link: Link, name: string): Link {
  return isRecord(link) && link.___type === 'category' && name !== '' ? { ...link, name } : link
}
