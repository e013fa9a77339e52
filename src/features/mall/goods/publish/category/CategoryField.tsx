import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownCategories } from '#features/mall/category/api'
import { usePref } from '#shared/prefs'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { CategoryColumns } from './CategoryColumns'
import styles from './CategoryField.module.css'
import { leavesOf, RECENT_PREF } from './categoryPaths'

type Props = {
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (path: string) => void
  ref?: Ref<HTMLDivElement>
}

const NONE: string[] = []
/** Maximum number of listed hits. */
const MAX_HITS = 30

/** The platform category of a product: searched by name, taken from the recent ones, or chosen level by level. */
export function CategoryField({ disabled = false, id, value = '', onChange, ref }: Props) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useQuery({ ...ownCategories(), meta: IN_PLACE })
  const [recent] = usePref<string[]>(RECENT_PREF, NONE)
  const [wanted, setWanted] = useState('')
  if (isError && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <PageLoading />
  if (data.length === 0) return <EmptyState text={t('店铺还没有可经营的商品分类，请联系平台开通')} />
  const leaves = leavesOf(data)
  const typed = wanted.trim()
  const hits = typed === '' ? [] : leaves.filter(({ names }) => names.join().includes(typed))
  const lately = recent.flatMap((path) => leaves.find((leaf) => leaf.path === path) ?? [])
  const path = value.split(',').filter(Boolean)
  const button = (leaf: (typeof leaves)[number]) => (
    <Button
      key={leaf.path}
      size="small"
      type={leaf.path === value ? 'primary' : 'default'}
      disabled={disabled}
      aria-pressed={leaf.path === value}
      onClick={() => onChange?.(leaf.path)}
    >
      {leaf.names.join(' > ')}
    </Button>
  )
  return (
    <div ref={ref} className={styles.field}>
      <Input.Search
        id={id}
        allowClear
        className={styles.search}
        placeholder={t('搜索分类名称')}
        aria-label={t('搜索分类名称')}
        disabled={disabled}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        // Enter must not submit the form.
        onPressEnter={(event) => event.preventDefault()}
      />
      {typed !== '' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons
        <div role="group" aria-label={t('搜索结果')} className={styles.chips}>
          {hits.slice(0, MAX_HITS).map(button)}
          {hits.length === 0 && (
            <span className={textStyles.secondary}>{t('没有符合“{{typed}}”的分类', { typed })}</span>
          )}
          {hits.length > MAX_HITS && <span>{t('共 {{count}} 个，请输入更多文字', { count: hits.length })}</span>}
        </div>
      )}
      {lately.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons
        <div role="group" aria-label={t('最近使用')} className={styles.chips}>
          <span className={textStyles.secondary}>{t('最近使用')}</span>
          {lately.map(button)}
        </div>
      )}
      <CategoryColumns tree={data} path={path} disabled={disabled} onChange={(next) => onChange?.(next.join())} />
    </div>
  )
}
