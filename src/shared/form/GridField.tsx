import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useFormContext } from './formContext'

/**
 * A grid as a field, with the error of all its rows below. Two items: rendering the one around the grid per keystroke
 * is too expensive, and only an error changes it. Without a status, or every control in the grid would turn red.
 */
export function GridField({ name, children }: { name: string; children: ReactNode }) {
  const { rule } = useFormContext()
  return (
    <Form.Item validateStatus="">
      <Form.Item name={name} noStyle validateStatus="" rules={[rule(name)]} validateTrigger={[]}>
        {children}
      </Form.Item>
    </Form.Item>
  )
}
