import { Form } from 'antd'
import { useFormContext } from '#shared/form/formContext'

/** The blocks as a field of the form: without an input, checked before saving. */
export function BlocksField() {
  const { rule } = useFormContext()
  return (
    <Form.Item noStyle name="blocks" rules={[rule('blocks')]} validateTrigger={[]}>
      <Checked />
    </Form.Item>
  )
}

/** Stands for the canvas, which takes the blocks from the form itself. */
function Checked() {
  return null
}
