import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { goods } from '#features/mall/goods/api'
import { GoodsPicker } from '#features/mall/goods/GoodsPicker'
import type { FilterValue } from '#shared/list/search/FilterInput'

/** The filter of a bought product; one that was chosen earlier keeps its name. */
export default function BoughtGoodsPicker({ id, value = '', onChange }: FilterValue) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...goods.byId(value), enabled: value !== '', meta: { silent: true } })
  const name = data === null ? t('商品已删除') : (data?.goodsName ?? value)
  return (
    <GoodsPicker
      id={id}
      allowClear
      chosen={value === '' ? null : { id: value, goodsName: name }}
      value={value}
      onChange={onChange}
    />
  )
}
