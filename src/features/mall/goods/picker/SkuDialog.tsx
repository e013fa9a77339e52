import { Button, Modal } from 'antd'
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say, type Text } from '#domain/text'
import { CategoryPicker } from '#features/mall/category/CategoryPicker'
import { skuFields } from '#features/mall/goods/fields'
import type { ChosenSku, GoodsSku } from '#features/mall/goods/model'
import { SearchForm } from '#shared/list/search/SearchForm'
import type { ListControl } from '#shared/list/useListState'
import type { ListState } from '#shared/listState'
import { ChosenSkus } from './ChosenSkus'
import styles from './SkuDialog.module.css'
import { SkuList } from './SkuList'
import { useSkuChoice } from './useSkuChoice'
import { useSkuPages } from './useSkuPages'

type Props = {
  /** Names the dialog; '选择商品' by default. */
  title?: string
  /** Largest number of SKUs that can be chosen; 1 is single selection. Unlimited by default. */
  max?: number
  /** SKUs chosen before: they open as chosen and can be removed. */
  chosen: readonly ChosenSku[]
  /** Why a SKU cannot be chosen, e.g. wholesale goods; shown on it. null: it can. */
  refuse?: (sku: GoodsSku) => Text | null
  /** Called with the whole new choice before `onClose`: SKUs read now are full rows. */
  onPick: (skus: readonly ChosenSku[]) => void
  onClose: () => void
}

const FILTERS = ['goodsName', 'sn', 'categoryPath'] as const

/** The dialog of `SkuPicker`. Nothing is applied before 确定. */
export default function SkuDialog(props: Props) {
  const { title, max = Number.POSITIVE_INFINITY, chosen: given, refuse, onPick, onClose } = props
  const { t } = useTranslation()
  const control = useCriteria()
  useFocusBack()
  const pages = useSkuPages(control.criteria)
  const reasonOf = (sku: GoodsSku) => {
    const reason = refuse?.(sku)
    return reason ? say(t, reason) : ''
  }
  const choice = useSkuChoice(given, max, (sku) => reasonOf(sku) !== '')
  const addable = choice.addable(pages.rows)
  return (
    <Modal
      open
      centered
      width={1120}
      title={title ?? t('选择商品')}
      okText={t('确定')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: choice.chosen.length === 0 && given.length === 0 }}
      mask={{ closable: choice.chosen === given }}
      onCancel={onClose}
      onOk={() => {
        onPick(choice.chosen.map((one) => pages.known.get(one.id) ?? one))
        onClose()
      }}
    >
      {/* Events pass through a portal to the form around it, which would be saved by them. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only stops events */}
      <div className={styles.body} onSubmit={stop} onKeyDown={(event) => event.key === 'Enter' && stop(event)}>
        <SearchForm
          fields={skuFields}
          filters={FILTERS}
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
          <ChosenSkus choice={choice} max={max} known={pages.known} />
        </div>
      </div>
    </Modal>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

/** Returns the focus to what had it: the dialog unmounts at once, which loses it. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
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
