import { useQuery } from '@tanstack/react-query'
import { Cascader } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPath, flatten, type Region, regionText } from '#domain/tree'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { templates } from './api'

type Props = {
  /** The id of a city; '' for none. */
  value: string
  onChange: (cityId: string) => void
  label: string
}

/** A city that goods are sent to, by the ids that freight templates name: those of regions elsewhere are others. */
export function CityPicker({ value, onChange, label }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  /** An arrow key chose among the hits: Enter takes that one by itself. */
  const isMoved = useRef(false)
  const query = useQuery({ ...templates.cities(null), enabled: isOpen || value !== '', meta: { silent: true } })
  const provinces = query.data ?? []
  const path = findPath(provinces, ({ id }) => id === value).map(({ id }) => id)
  // The list has no active hit before an arrow key: Enter takes the first.
  const takeFirst = () => {
    const first = flatten(provinces).find(
      (one) =>
        !one.children?.length &&
        isHit(
          typed,
          findPath(provinces, ({ id }) => id === one.id),
        ),
    )
    if (!first) return
    onChange(first.id)
    setTyped('')
    setOpen(false)
  }
  return (
    <Cascader
      aria-label={label}
      style={{ width: '100%' }}
      options={provinces}
      fieldNames={{ label: 'name', value: 'id' }}
      value={path.length > 0 ? path : undefined}
      displayRender={(names) => regionText(names.map((name) => ({ name })))}
      showSearch={{
        filter: isHit,
        searchValue: typed,
        onSearch: (next) => {
          isMoved.current = false
          setTyped(next)
        },
      }}
      allowClear
      open={isOpen}
      onOpenChange={setOpen}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') isMoved.current = true
        if (key === 'Enter' && typed.trim() !== '' && !isMoved.current) takeFirst()
      }}
      loading={query.isLoading}
      placeholder={t('请选择收货城市')}
      notFoundContent={
        query.isError ? (
          <MissingOptions retry={() => void query.refetch()} />
        ) : query.isPending ? (
          t('加载中')
        ) : (
          t('没有找到地区')
        )
      }
      onChange={(chosen) => onChange(chosen?.at(-1) ?? '')}
    />
  )
}

/** Whether a city or its province has what was typed in its name. */
function isHit(typed: string, path: readonly Pick<Region, 'name'>[]): boolean {
  return path.some(({ name }) => name.includes(typed.trim()))
}
