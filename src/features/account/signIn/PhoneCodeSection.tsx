import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { readSessionValue, storeSessionValue } from '#shared/plainForm/sessionValues'
import { useFields } from '#shared/plainForm/useFields'
import type { SmsInput } from './api'
import { codeRule, phoneRule, type VerificationKind } from './model'
import { SmsCodeSection } from './SmsCodeSection'

const RULES = { phone: phoneRule, verifyCode: codeRule }
/** Fields by the code of a rejection: wrong code, expired code, unknown phone. */
const FIELD_OF: Record<number, keyof typeof RULES> = { 80210: 'verifyCode', 80204: 'verifyCode', 20011: 'phone' }

type Props<Data> = {
  kind: VerificationKind
  /** Names the resend lock, which survives a reload. */
  lock: string
  /** Session value that keeps the phone over a reload; the code is never kept. */
  storedAs?: string
  /** The button's text; 登录 by default. */
  okText?: string
  send: (input: SmsInput) => Promise<Data>
  onDone: (data: Data) => void
}

/** The form of a phone and the SMS code sent to it. A rejection is shown at the field it concerns, else above. */
export function PhoneCodeSection<Data>({ kind, lock, storedAs, okText, send, onDone }: Props<Data>) {
  const { t } = useTranslation()
  const { values, change, check, fail, field } = useFields(RULES, { phone: storedAs ? readSessionValue(storedAs) : '' })
  const sent = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      const name = fieldOf(error)
      // The focus goes back to the code in any case: its field was disabled meanwhile.
      fail(name ?? 'verifyCode', name ? errorMessage(error) : '')
    },
    meta: { silent: true },
  })
  const isLocked = sent.isPending || sent.isSuccess
  const edit = (name: keyof typeof RULES, value: string) => {
    // What was refused is no longer what stands there.
    if (sent.isError) sent.reset()
    change(name, value)
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isLocked && check()) sent.mutate({ phone: values.phone.trim(), verifyCode: values.verifyCode.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={sent.isError && !fieldOf(sent.error) ? errorMessage(sent.error) : ''} />
      <Field
        {...field('phone')}
        onChange={(phone) => {
          if (storedAs) storeSessionValue(storedAs, phone)
          edit('phone', phone)
        }}
        label={t('手机号')}
        isPhone
        autoComplete="tel"
        disabled={isLocked}
      />
      <SmsCodeSection
        field={{ ...field('verifyCode'), onChange: (code) => edit('verifyCode', code) }}
        kind={kind}
        phone={values.phone}
        checkPhone={() => check(['phone'])}
        lock={lock}
        disabled={isLocked}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={isLocked}>
        {okText ?? t('登录')}
      </Button>
    </form>
  )
}

function fieldOf(error: unknown): keyof typeof RULES | undefined {
  if (!(error instanceof ApiError)) return undefined
  // Gateways without these codes name the code in words.
  return FIELD_OF[error.code] ?? (errorMessage(error).includes('验证码') ? 'verifyCode' : undefined)
}
