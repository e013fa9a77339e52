import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/form/FormField'
import styles from './FreightRow.module.css'
import { columnWords, type PricingMethod } from './model'
import { RegionsField } from './RegionsField'

type Props = {
  index: number
  method: Exclude<PricingMethod, 'FREE'>
  rowOf: ReadonlyMap<string, number>
  /** null for the only row, which must stay. */
  onRemove: (() => void) | null
}

/** One group of cities with its charges. */
export function FreightRow({ index, method, rowOf, onRemove }: Props) {
  const { t } = useTranslation()
  const words = columnWords(method)
  const number = index + 1
  return (
    <section className={styles.row} aria-label={t('第 {{number}} 行', { number })}>
      <FormField name={[index, 'regions']}>
        <RegionsField index={index} rowOf={rowOf} />
      </FormField>
      <FormField name={[index, 'firstCompany']} label={t(words.first)} />
      <FormField name={[index, 'firstPrice']} />
      <FormField name={[index, 'continuedCompany']} label={t(words.continued)} />
      <FormField name={[index, 'continuedPrice']} />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden="true" />}
        disabled={!onRemove}
        title={onRemove ? undefined : t('必须保留一个子模板')}
        aria-label={t('删除第 {{number}} 行', { number })}
        onClick={() => onRemove?.()}
      />
    </section>
  )
}
