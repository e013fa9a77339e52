import { Input, Select } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { readPhone } from '#domain/cell/phone'
import type { Field } from '#domain/field'
import { readPlate } from '#domain/plate'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { useDictState } from '#shared/fields/useDict'
import { textCount } from '#shared/form/textCount'
import { lazyWithRetry } from '#shared/lazyWithRetry'

// Lazy: date pickers are the heaviest input, and few lists show one at first.
const TimeInput = lazyWithRetry(() =>
  import('#shared/fields/DateInputs').then((module) => ({ default: module.TimeInput })),
)
const RangeInput = lazyWithRetry(() =>
  import('#shared/fields/DateInputs').then((module) => ({ default: module.RangeInput })),
)

/** The props that the search form passes to the input of a filter. */
export type FilterValue = { id?: string; value?: string; onChange?: (value: unknown) => void }

type Props = FilterValue & { field: Field }

/** The filter input of a field: always clearable, and a select starts with "all". */
export function FilterInput({ field, ...input }: Props) {
  const { t } = useTranslation()
  switch (field.kind) {
    case 'dict':
      return <DictFilter field={field} {...input} />
    case 'status': {
      const codes = field.order ?? Object.keys(field.table ?? {})
      return (
        <Choice
          options={codes.map((code) => ({ value: code, label: t(field.table?.[code]?.label ?? code) }))}
          {...input}
        />
      )
    }
    case 'bool': {
      const options = [
        { value: '1', label: t('是') },
        { value: '0', label: t('否') },
      ]
      return <Choice options={options} {...input} />
    }
    case 'date':
    case 'time':
    case 'dateRange': {
      const Picker = field.kind === 'dateRange' ? RangeInput : TimeInput
      return (
        <Suspense fallback={<Input disabled id={input.id} />}>
          <Picker field={field} {...input} />
        </Suspense>
      )
    }
    default: {
      const { id, value, onChange } = input
      return (
        <Input
          allowClear
          id={id}
          // Marks what is longer than any value of the field, without cutting it.
          count={textCount(field.maxLength)}
          value={value ?? ''}
          onChange={(event) => {
            const typed = event.target.value
            onChange?.(field.kind === 'phone' ? readPhone(typed) : field.kind === 'plate' ? readPlate(typed) : typed)
          }}
        />
      )
    }
  }
}

function DictFilter({ field, ...input }: Props) {
  const { t } = useTranslation()
  const { options, retry } = useDictState(field.dictCode ?? '')
  return (
    <Choice
      options={options.map(({ value, label }) => ({ value, label: t(label) }))}
      missing={retry && <MissingOptions retry={retry} />}
      {...input}
    />
  )
}

type ChoiceProps = Omit<Props, 'field'> & { options: { value: string; label: string }[]; missing?: ReactNode }

function Choice({ options, missing, value, ...rest }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      notFoundContent={missing}
      value={value || undefined}
      placeholder={t('全部')}
      {...rest}
    />
  )
}
