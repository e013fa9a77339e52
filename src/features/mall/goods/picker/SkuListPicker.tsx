import { Button } from 'antd'
import { type SyntheticEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, translateMessage } from '#domain/text'
import { CategoryPicker } from '#features/mall/category/CategoryPicker'
import { skuFields } from '#features/mall/goods/fields'
import type { ChosenSku, GoodsSku } from '#features/mall/goods/model'
import { canFilterBy } from '#shared/list/listNeeds'
import { SearchForm } from '#shared/list/search/SearchForm'
import type { ListControl } from '#shared/list/useListState'
import type { ListState } from '#shared/listState'
import { ChosenSkus } from './ChosenSkus'
import { SkuList } from './SkuList'
import styles from './SkuListPicker.module.css'
import { skuChoice } from './skuChoice'
import { useSkuPages } from './useSkuPages'

type Props = {
  /** Largest number of SKUs that can be chosen; 1 is single selection. Unlimited by default. */
  max?: number
  chosen: readonly ChosenSku[]
  /** Why a SKU cannot be chosen, e.g. wholesale goods; shown on it. null: it can. */
  refuse?: (sku: GoodsSku) => Text | null
  /** Receives every SKU that is read, by id: the full rows of what is chosen. */
  known: Map<string, GoodsSku>
  /** Called with the whole new choice. */
  onChange: (skus: readonly ChosenSku[]) => void
}

const FILTERS = ['goodsName', 'sn', 'categoryPath'] as const

/** The SKUs of the shop that are on sale, to search and to choose from, inside a dialog. */
export function SkuListPicker({ max = Number.POSITIVE_INFINITY, chosen, known, refuse, onChange }: Props) {
  const { t } = useTranslation()
  const control = useCriteria()
  const filters = FILTERS.filter((name) => canFilterBy(skuFields[name]))
  const pages = useSkuPages(control.criteria, known)
  const reasonOf = (sku: GoodsSku) => {
    const reason = refuse?.(sku)
    return reason ? translateMessage(t, reason) : ''
  }
  const choice = skuChoice(chosen, onChange, max, (sku) => reasonOf(sku) !== '')
  const addable = choice.addable(pages.rows)
  return (
    // Events pass through a portal to the form around it, which would be saved by them.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops events
    <div className={styles.body} onSubmit={stop} onKeyDown={(event) => event.key === 'Enter' && stop(event)}>
      <SearchForm
        fields={skuFields}
        filters={filters}
        control={control}
        label={t('搜索商品')}
        inputs={{ categoryPath: <CategoryPicker /> }}
        onSame={() => void pages.query.refetch()}
      />
      <div className={styles.bar}>
        <span role="status">{pages.query.data && t('共 {{count}} 个规格', { count: pages.total })}</span>
        {max !== 1 && (
          <Button size="small" disabled={addable === 0} onClick={() => choice.addAll(pages.rows)}>
            {addable > 0 ? t('选择已加载的 {{count}} 个', { count: addable }) : t('选择已加载的')}
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        <SkuList pages={pages} choice={choice} isSingle={max === 1} reasonOf={reasonOf} search={control} />
        <ChosenSkus choice={choice} max={max} known={known} />
      </div>
    </div>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

const EMPTY: ListState = { criteria: {}, current: 1, size: 18, sort: '', order: '' }

/** The criteria of the dialog: the address belongs to the page below it. */
function useCriteria(): ListControl {
  const [criteria, setCriteria] = useState(EMPTY.criteria)
  return useMemo(
    () => ({
      ...EMPTY,
      criteria,
      search: setCriteria,
      filter: (name, value) => setCriteria({ ...criteria, [name]: value }),
      reset: () => setCriteria(EMPTY.criteria),
      // Pages follow each other by scrolling, in one order.
      turnTo: () => undefined,
      correctTo: () => undefined,
      sortBy: () => undefined,
    }),
    [criteria],
  )
}
