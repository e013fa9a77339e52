import { Form } from 'antd'
import { useFormContext } from '#shared/form/formContext'
import styles from './BlocksField.module.css'

/**
 * The blocks as a field of the form: without an input, since the canvas reads them itself; only their error shows.
 * `isSilent`: the error is said elsewhere.
 */
export function BlocksField({ isSilent }: { isSilent: boolean }) {
  const { rule } = useFormContext()
  return (
    <Form.Item
      name="blocks"
      rules={[rule('blocks')]}
      validateTrigger={[]}
      className={styles.field}
      {...(isSilent && { help: '' })}
    >
      <NoInput />
    </Form.Item>
  )
}

function NoInput() {
  return null
}
