import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { logistics } from './api'
import { OWN_TRUCK } from './model'

type Props = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  disabled?: boolean
  /** Only companies with an account for electronic waybills. */
  hasWaybillAccount?: boolean
}

/** Selects one of the companies that the shop ships with; its own vehicles are chosen another way. */
export function LogisticsPicker({ value, hasWaybillAccount = false, ...props }: Props) {
  const { t } = useTranslation()
  const query = useQuery({
    ...(hasWaybillAccount ? logistics.usedWithWaybill(null) : logistics.used(null)),
    meta: { silent: true },
  })
  const companies = (query.data ?? []).filter(({ name }) => name !== OWN_TRUCK)
  const options = companies.map(({ logisticsId, name }) => ({ value: logisticsId, label: name }))
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('请选择')}
      options={options}
      loading={query.isFetching}
      value={value || undefined}
      notFoundContent={
        query.isError ? (
          <MissingOptions retry={() => void query.refetch()} />
        ) : (
          t(
            hasWaybillAccount
              ? '还没有开通电子面单的物流公司，请先在「物流公司」中设置'
              : '还没有使用中的物流公司，请先在「物流公司」中开始使用',
          )
        )
      }
      {...props}
    />
  )
}
