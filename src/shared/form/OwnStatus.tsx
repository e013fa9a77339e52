import { Form } from 'antd'
import type { ReactNode } from 'react'

/**
 * The inputs of a field that is made of several, each with a status of its own: antd would mark them all as wrong when
 * the field is.
 */
export function OwnStatus({ children }: { children: ReactNode }) {
  return (
    <Form.Item noStyle validateStatus="">
      {children}
    </Form.Item>
  )
}
