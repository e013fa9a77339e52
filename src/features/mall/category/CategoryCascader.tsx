import { useQuery } from '@tanstack/react-query'
import { Cascader } from 'antd'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { ownCategories } from './api'
import type { Category } from './model'

type Props = { id?: string; value?: string; placeholder?: string; onChange?: (value: string) => void }

/** The input of `CategoryPicker`. */
export default function CategoryCascader({ value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...ownCategories(), meta: { silent: true } })
  return (
    <Cascader
      allowClear
      changeOnSelect
      showSearch
      options={(query.data ?? []).map(optionOf)}
      notFoundContent={query.isError && <MissingOptions retry={() => void query.refetch()} />}
      placeholder={t('全部')}
      {...rest}
      value={value ? value.split(',') : []}
      onChange={(path) => onChange?.((path ?? []).join(','))}
    />
  )
}

type Option = { value: string; label: string; children?: Option[] }

function optionOf({ id, name, children }: Category): Option {
  return { value: id, label: name, ...(children.length > 0 ? { children: children.map(optionOf) } : {}) }
}
