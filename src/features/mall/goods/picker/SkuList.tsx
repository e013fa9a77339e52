import { Button } from 'antd'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsSku } from '#features/mall/goods/model'
import { EndlessList } from '#shared/list/endless/EndlessList'
import type { ListControl } from '#shared/list/useListState'
import { EmptyState } from '#shared/ui/states'
import styles from './SkuList.module.css'
import { SkuOption } from './SkuOption'
import type { SkuChoice } from './skuChoice'
import type { SkuPages } from './useSkuPages'

/** Rows that PageUp and PageDown move by. */
const LEAP = 6

type Props = {
  pages: SkuPages
  choice: SkuChoice
  isSingle: boolean
  /** Why a SKU cannot be chosen; '' = it can. */
  reasonOf: (sku: GoodsSku) => string
  search: ListControl
}

/** The SKUs to choose from: by mouse, or by arrow keys and Space or Enter. */
export function SkuList({ pages, choice, isSingle, reasonOf, search }: Props) {
  return (
    <EndlessList pages={pages} empty={<NoSkus search={search} />}>
      <Options rows={pages.rows} choice={choice} isSingle={isSingle} reasonOf={reasonOf} />
    </EndlessList>
  )
}

function NoSkus({ search }: { search: ListControl }) {
  const { t } = useTranslation()
  const isFiltered = Object.keys(search.criteria).length > 0
  return (
    <EmptyState
      text={`${t('暂无商品信息')}${isFiltered ? t('，换个条件再找') : t('，审核通过并上架的商品才能选择')}`}
      action={isFiltered && <Button onClick={search.reset}>{t('查看全部')}</Button>}
    />
  )
}

type OptionsProps = Omit<Props, 'pages' | 'search'> & { rows: readonly GoodsSku[] }

function Options({ rows, choice, isSingle, reasonOf }: OptionsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [active, setActive] = useState(0)
  const idOf = (index: number) => `${id}${rows[index]?.id}`
  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index))
    setActive(next)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (index: number) => {
    const row = rows[index]
    if (row) choice.toggle(row)
  }
  const handleKeys = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + LEAP,
      PageUp: active - LEAP,
      Home: 0,
      End: rows.length - 1,
    }
    const next = moves[event.key]
    if (next !== undefined) moveTo(next)
    else if (event.key === ' ' || event.key === 'Enter') toggle(active)
    else return
    event.preventDefault()
  }
  const handleClick = ({ target }: MouseEvent) => {
    const option = (target as Element).closest<HTMLElement>('[data-index]')
    const index = Number(option?.dataset.index ?? -1)
    if (index < 0) return
    setActive(index)
    toggle(index)
  }
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={t('在售规格')}
      aria-multiselectable={!isSingle}
      aria-activedescendant={idOf(active)}
      className={styles.options}
      onKeyDown={handleKeys}
      onClick={handleClick}
    >
      {rows.map((sku, index) => (
        <SkuOption
          key={sku.id}
          id={idOf(index)}
          index={index}
          sku={sku}
          isActive={index === active}
          isChosen={choice.has(sku.id)}
          isDisabled={!choice.canToggle(sku)}
          reason={reasonOf(sku)}
        />
      ))}
    </div>
  )
}
