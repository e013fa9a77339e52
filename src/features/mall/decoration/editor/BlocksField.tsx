import { Form } from 'antd'
import { type Ref, useImperativeHandle } from 'react'
import type { ErrorTexts } from '#shared/dialog/announceErrors'
import { useFormContext } from '#shared/form/formContext'
import styles from './BlocksField.module.css'

type Props = {
  /** Whether the error is shown elsewhere. */
  isSilent: boolean
  /** What is wrong with the blocks. */
  errors: string[]
}

/** The blocks as a field of the form: without an input, since the canvas reads them itself; only their error shows. */
export function BlocksField({ isSilent, errors }: Props) {
  const { rule } = useFormContext()
  return (
    <Form.Item
      name="blocks"
      rules={[rule('blocks')]}
      validateTrigger={[]}
      className={styles.field}
      {...(isSilent && { help: '' })}
    >
      <NoInput errors={errors} />
    </Form.Item>
  )
}

type NoInputProps = {
  errors: string[]
  /** Set by Form.Item. */
  ref?: Ref<ErrorTexts>
}

function NoInput({ errors, ref }: NoInputProps) {
  useImperativeHandle(ref, () => ({ errorTexts: () => errors }))
  return null
}
