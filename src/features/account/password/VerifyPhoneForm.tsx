import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { codeRule, phoneRule } from '#features/account/signIn/model'
import { SmsCodeSection } from '#features/account/signIn/SmsCodeSection'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { readSessionValue, storeSessionValue } from '#shared/plainForm/sessionValues'
import { useFields } from '#shared/plainForm/useFields'
import { verifyPhone } from './api'

const RULES = { phone: phoneRule, verifyCode: codeRule }
/** Fields by the code of a rejection: wrong code, expired code, unknown phone. */
const FIELD_OF: Record<number, keyof typeof RULES> = { 80210: 'verifyCode', 80204: 'verifyCode', 20011: 'phone' }

/** First step of a forgotten password. The phone survives a reload, the code does not. */
export function VerifyPhoneForm({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation()
  const { values, change, check, fail, field } = useFields(RULES, { phone: readSessionValue('resetPhone') })
  const verify = useMutation({
    mutationFn: verifyPhone,
    onSuccess: onVerified,
    onError: (error) => {
      const name = fieldOf(error)
      if (name) fail(name, errorMessage(error))
    },
    meta: { silent: true },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (verify.isPending || !check()) return
    verify.mutate({ phone: values.phone.trim(), verifyCode: values.verifyCode.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={verify.isError && !fieldOf(verify.error) ? errorMessage(verify.error) : ''} />
      <Field
        {...field('phone')}
        onChange={(phone) => {
          storeSessionValue('resetPhone', phone)
          change('phone', phone)
        }}
        label={t('手机号')}
        inputMode="numeric"
        autoComplete="tel"
        maxLength={11}
        disabled={verify.isPending}
      />
      <SmsCodeSection
        field={field('verifyCode')}
        kind="FIND_USER"
        phone={() => (check(['phone']) ? values.phone.trim() : '')}
        lock="resetSmsUntil"
        disabled={verify.isPending}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={verify.isPending}>
        {t('下一步')}
      </Button>
    </form>
  )
}

function fieldOf(error: unknown): keyof typeof RULES | undefined {
  return error instanceof ApiError ? FIELD_OF[error.code] : undefined
}
