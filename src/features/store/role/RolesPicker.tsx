import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { roles } from './api'

type Props = { id?: string; value?: string[]; onChange?: (value: string[]) => void; disabled?: boolean }

/** Selects several roles of the supplier. */
export function RolesPicker(props: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...roles.all(null), meta: { silent: true } })
  const options = (query.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('请选择')}
      options={options}
      loading={query.isFetching}
      notFoundContent={
        query.isError ? (
          <MissingOptions retry={() => void query.refetch()} />
        ) : (
          t('还没有角色，请先在「角色权限」中添加')
        )
      }
      {...props}
    />
  )
}
