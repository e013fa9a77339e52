import { useQuery } from '@tanstack/react-query'
import { Cascader } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPath, regionText } from '#domain/tree'
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
  const query = useQuery({ ...templates.cities(null), enabled: isOpen || value !== '', meta: { silent: true } })
  const provinces = query.data ?? []
  const path = findPath(provinces, ({ id }) => id === value).map(({ id }) => id)
  return (
    <Cascader
      aria-label={label}
      style={{ width: '100%' }}
      options={provinces}
      fieldNames={{ label: 'name', value: 'id' }}
      value={path.length > 0 ? path : undefined}
      displayRender={(names) => regionText(names.map((name) => ({ name })))}
      showSearch
      allowClear
      onOpenChange={setOpen}
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
