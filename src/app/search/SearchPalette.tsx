import { LoadingOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '#app/menu/menu'
import { isAmount, SCANNED } from '#shared/search/searchSource'
import textStyles from '#shared/ui/text.module.css'
import styles from './SearchPalette.module.css'
import type { Typed } from './TypedAhead'
import { type Hit, type Search, useSearch } from './useSearch'

type Props = {
  entries: readonly MenuEntry[]
  typed: RefObject<Typed>
  open: (to: string) => void
  onClose: () => void
}

/** Finds pages by name, pinyin or initials, and records by number or name; arrows and Enter open one. */
export default function SearchPalette({ entries, typed, open, onClose }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  // Enter was pressed before the results arrived, e.g. by a barcode scanner: the first hit opens as soon as it is
  // there.
  const [isEntered, setEntered] = useState(false)
  const search = useSearch(text, entries)
  const { hits, isLooking } = search
  const listId = useId()
  const input = useRef<InputRef>(null)
  const chosen = hits[Math.min(at, hits.length - 1)]
  const go = (hit: Hit) => {
    onClose()
    open(hit.to)
  }
  // What was typed until the very moment at which this takes the place of the stand-in.
  useLayoutEffect(() => {
    setText(typed.current.text)
    setEntered(typed.current.isEntered)
  }, [typed])
  useEffect(() => {
    if (!isEntered || isLooking) return
    setEntered(false)
    if (hits[0]) go(hits[0])
  })
  const handleKeys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isLooking && at === 0) setEntered(true)
      else if (chosen) go(chosen)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || hits.length === 0) return
    event.preventDefault()
    setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length)
  }
  return (
    <Modal
      open
      width={640}
      closable={false}
      footer={null}
      // antd names a dialog by its title alone.
      title={t('查找页面与单据')}
      className={styles.palette}
      onCancel={onClose}
      // Until it had faded in, no key would reach the input.
      transitionName=""
      maskTransitionName=""
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <Input
        ref={input}
        autoFocus
        size="large"
        variant="borderless"
        value={text}
        prefix={isLooking ? <LoadingOutlined aria-hidden="true" /> : <SearchOutlined aria-hidden="true" />}
        placeholder={t('页面名称、拼音或首字母，单号、项目、司机、车牌、金额、炉批号')}
        role="combobox"
        aria-label={t('查找页面与单据')}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId} ${chosen.key}`}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
          setEntered(false)
        }}
        onKeyDown={handleKeys}
      />
      <div id={listId} role="listbox" aria-label={t('查找结果')} className={styles.list}>
        {hits.map((hit) => (
          <Line key={hit.key} id={`${listId} ${hit.key}`} hit={hit} isChosen={hit === chosen} go={go} />
        ))}
      </div>
      <Notes text={text} search={search} />
    </Modal>
  )
}

function Line({ id, hit, isChosen, go }: { id: string; hit: Hit; isChosen: boolean; go: (hit: Hit) => void }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isChosen])
  return (
    // The keys are those of the input, which holds the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div ref={line} id={id} role="option" aria-selected={isChosen} className={styles.line} onClick={() => go(hit)}>
      <span className={styles.kind}>{hit.kind}</span>
      <span className={styles.name}>{hit.name}</span>
      <span className={styles.detail}>{hit.detail}</span>
      {hit.amount && <span className={styles.amount}>{hit.amount}</span>}
    </div>
  )
}

function Notes({ text, search: { hits, isLooking, failed, retry } }: { text: string; search: Search }) {
  const { t } = useTranslation()
  return (
    <div className={styles.notes} role="status">
      {failed.length > 0 && (
        <span className={styles.failed}>
          {t('{{names}} 查询失败', { names: failed.join('、') })}
          <Button type="link" size="small" onClick={retry}>
            {t('重试')}
          </Button>
        </span>
      )}
      {hits.length > 0 && !isLooking && (
        <span className={textStyles.spoken}>{t('{{count}} 条结果', { count: hits.length })}</span>
      )}
      {hits.length === 0 && !isLooking && failed.length === 0 && (
        <span>{text.trim() ? t('没有找到可打开的页面或单据') : t('输入名称或单号，打开过的单据会列在这里')}</span>
      )}
      {isAmount(text.trim()) && <span>{t('金额在每种单据最近的 {{count}} 张中查找', { count: SCANNED })}</span>}
      <span className={styles.keys}>{t('↑ ↓ 选择，Enter 打开，Esc 关闭')}</span>
    </div>
  )
}
