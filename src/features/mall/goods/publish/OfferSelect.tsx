import { ReloadOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { notify } from '#shared/notify'
import styles from './OfferSelect.module.css'

/** The offered options, and how to refetch them. */
export type Offer = {
  options: readonly { value: string; label: string }[] | null
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<{ isError: boolean }>
}

type Props = {
  offer: Offer
  /** Names what is offered, e.g. 品牌. */
  name: string
  isRequired?: boolean
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  ref?: Ref<HTMLDivElement>
}

/** Selects one option offered by the platform or the shop; the options can be refetched without leaving the form. */
export function OfferSelect({ offer, name, isRequired = false, disabled, id, value, onChange, ref }: Props) {
  const { t } = useTranslation()
  const { options, isError, isFetching, refetch } = offer
  const isMissing = value && options && !options.some((option) => option.value === value)
  const reload = async () => {
    const { isError: isFailed } = await refetch()
    if (!isFailed) notify(t('刷新成功'))
  }
  return (
    <div ref={ref} className={styles.field}>
      <Select
        id={id}
        className={styles.select}
        allowClear={!isRequired}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('请选择')}
        disabled={disabled}
        loading={isFetching}
        options={[...(options ?? []), ...(isMissing ? [{ value, label: t('已失效的选项') }] : [])]}
        notFoundContent={isError && !options ? <MissingOptions retry={() => void refetch()} /> : undefined}
        // Shows nothing until loaded: an id would appear instead of a name.
        value={options ? value || undefined : undefined}
        onChange={(next: string | undefined) => onChange?.(next ?? '')}
      />
      <Button
        icon={<ReloadOutlined aria-hidden="true" />}
        aria-label={t('刷新{{name}}', { name })}
        title={t('刷新{{name}}', { name })}
        disabled={disabled}
        onClick={() => void reload()}
      />
    </div>
  )
}
