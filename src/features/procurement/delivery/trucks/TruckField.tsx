import { Form } from 'antd'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, translateMessage } from '#domain/text'
import styles from './TruckCard.module.css'

type FieldProps = {
  id?: string
  label?: string
  error: Text | undefined
  isRequired?: boolean
  children: ReactElement
}

/** An input of a truck with its error. */
export function TruckField({ id, label, error, isRequired = true, children }: FieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      layout="vertical"
      className={styles.field}
      label={label}
      htmlFor={id}
      required={isRequired}
      validateStatus={error && 'error'}
      help={error && translateMessage(t, error)}
    >
      {children}
    </Form.Item>
  )
}
