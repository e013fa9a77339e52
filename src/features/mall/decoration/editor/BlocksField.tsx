import { Form } from 'antd'
import { useFormContext } from '#shared/form/formContext'
import styles from './BlocksField.module.css'

/** The blocks as a field of the form: without an input, since the canvas reads them itself; only their error shows. */
export function BlocksField() {
  const { rule } = useFormContext()
  return (
    <Form.Item name="blocks" rules={[rule('blocks')]} validateTrigger={[]} className={styles.field}>
      <NoInput />
    </Form.Item>
  )
}

function NoInput() {
  return null
}
