import { Form, Input } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isPhone } from '#domain/cell/phone'
import { text } from '#domain/text'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { clerks } from './api'
import { clerkFields } from './fields'
import { firstPasswordError, type NewClerk, validateClerk, validatePlace } from './model'
import { PlaceFields } from './PlaceFields'
import { clerkWords } from './refusals'
import { useMobileCheck } from './useMobileCheck'

const EMPTY: NewClerk = { mobile: '', username: '', password: '', isSuper: '0', roles: [], departmentId: '' }

/** Adds a clerk: the mobile number shows whether they have an account; a new person needs name and password. */
export function NewClerkForm({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<NewClerk>()
  const title = text('添加店员')
  const mobile = Form.useWatch('mobile', form) ?? ''
  const { person, said, validate } = useMobileCheck(mobile)
  const known = useRef('')
  const editor = useEditor({
    form,
    screen: 'clerkManage',
    record: 'edit=new',
    title,
    initial: EMPTY,
    secrets: ['password'],
    reread: null,
    mutation: clerks.add(),
    toPayload: (values) => ({
      ...values,
      roles: values.isSuper === '1' ? [] : values.roles,
      password: person ? '' : values.password,
    }),
    onDone: () => {
      notify(t('店员已添加'), form.getFieldValue('username'))
      close()
    },
    fields: clerkFields,
    words: clerkWords,
  })
  // Looks the number up at its 11th digit, and when a draft restores it.
  useEffect(() => {
    if (isPhone(mobile)) form.validateFields(['mobile']).catch(() => undefined)
  }, [mobile, form])
  // A known person's name is filled in, and cleared when the number changes.
  useEffect(() => {
    if (person) form.setFieldsValue({ username: person.username })
    else if (known.current) form.setFieldsValue({ username: '' })
    known.current = person?.username ?? ''
  }, [person, form])
  const errorsOf = (values: NewClerk) => {
    const password = person ? null : firstPasswordError(values.password ?? '', values.username ?? '')
    return { ...validateClerk(values), ...validatePlace(values), ...(password ? { password } : {}) }
  }
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={clerkFields} validate={errorsOf}>
        <FormField
          name="mobile"
          extra={said && <span role="status">{t(said)}</span>}
          rules={[{ validator: validate }]}
        />
        <FormField name="username" disabled={person !== null} />
        {!person && (
          <FormField
            name="password"
            checkOn="onBlur"
            tooltip={t('8–20 位，大小写字母、数字、符号至少三种。请告诉店员，登录后修改')}
          >
            <Input.Password autoComplete="new-password" />
          </FormField>
        )}
        <PlaceFields />
      </EditorForm>
    </DrawerEditor>
  )
}
