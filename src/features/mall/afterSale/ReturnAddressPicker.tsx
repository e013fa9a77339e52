import { useQueries } from '@tanstack/react-query'
import { Radio, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { settings } from '#features/store/setting/api'
import type { Contact } from '#features/store/setting/model/contact'
import { useCapability } from '#shared/capability/useCapability'
import { IN_PLACE } from '#shared/resource'
import { OpenButton } from '#shared/ui/OpenButton'
import { ErrorState } from '#shared/ui/states'

type Props = { id?: string; value?: string; onChange?: (value: string) => void; disabled?: boolean }

const ADDRESSES = [
  { value: '1', kind: 'afterSale', title: '售后地址一' },
  { value: '2', kind: 'afterSale2', title: '售后地址二' },
] as const

/** Selects one of the shop's two return addresses. */
export function ReturnAddressPicker({ id, value, onChange, disabled }: Props) {
  const { t } = useTranslation()
  const hasSecond = useCapability('secondReturnAddress')
  const addresses = hasSecond ? ADDRESSES : ADDRESSES.slice(0, 1)
  const queries = useQueries({ queries: addresses.map(({ kind }) => ({ ...settings.contact(kind), meta: IN_PLACE })) })
  const failed = queries.find(({ isError }) => isError)
  if (failed) return <ErrorState query={failed} />
  if (queries.some(({ isPending }) => isPending)) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const contacts = queries.map(({ data }) => data)
  return (
    <>
      <Radio.Group
        id={id}
        vertical
        disabled={disabled}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        options={addresses.map(({ value: address, title }, at) => ({
          value: address,
          label: `${t(title)}：${addressText(contacts[at]) || t('尚未设置')}`,
          disabled: !contacts[at]?.name,
        }))}
      />
      {!contacts.some((contact) => contact?.name) && (
        <OpenButton name="supplierSetting" query={{ tab: 'afterSale' }} type="link">
          {t('去设置售后地址')}
        </OpenButton>
      )}
    </>
  )
}

/** A contact in one line; '' where there is none. */
function addressText(contact: Contact | undefined): string {
  if (!contact?.name) return ''
  const place = `${contact.region.namePath.replaceAll(',', '')}${contact.detail}`
  return [contact.name, maskPhone(contact.mobile), place].filter(Boolean).join(' ')
}
