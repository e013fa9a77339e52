import { useQuery } from '@tanstack/react-query'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { templates } from './api'

/** One of the shop's freight templates, by its id. */
export function TemplatePicker(props: SelectProps<string>) {
  const { t } = useTranslation()
  const query = useQuery({ ...templates.page({ current: 1, size: 200 }), meta: { silent: true } })
  return (
    <Select
      {...props}
      value={props.value || undefined}
      showSearch={{ optionFilterProp: 'label' }}
      loading={query.isFetching}
      notFoundContent={query.isError && <MissingOptions retry={() => void query.refetch()} />}
      placeholder={t('请选择运费模板')}
      options={query.data?.records.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
