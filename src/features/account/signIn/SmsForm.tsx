import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { isPhone } from '#domain/mask'
import { errorMessage } from '#shared/http/errorText'
import type { SellerUser } from '#shared/session'
import { type SmsInput, sendVerifyCode, signInBySms } from './api'
import { Field } from './Field'
import { FormError } from './FormError'
import { keep, readKept } from './kept'
import { type SignInWay, SMS_CODE_LENGTH, SMS_INTERVAL_SECONDS } from './model'
import { useCountdown } from './useCountdown'
import { fieldId, useFields } from './useFields'
import { useSignIn } from './useSignIn'

const RULES = {
  phone: (value: string) => (isPhone(value.trim()) ? null : '请输入正确的手机号'),
  verifyCode: (value: string) => (value.trim().length === SMS_CODE_LENGTH ? null : '请输入6位短信验证码'),
}

/** Phone and SMS code. The phone and the resend countdown survive a reload. */
export function SmsForm({ way, onSignedIn }: { way: SignInWay; onSignedIn: (user: SellerUser) => void }) {
  const { t } = useTranslation()
  const { values, change, check, field } = useFields(RULES, { phone: readKept('smsLoginPhone') })
  const [left, startCountdown] = useCountdown('smsLoginUntil', SMS_INTERVAL_SECONDS)
  const signIn = useSignIn((input: SmsInput) => signInBySms(way, input), { onSignedIn })
  const send = useMutation({
    mutationFn: (phone: string) => sendVerifyCode('LOGIN', phone),
    onSuccess: startCountdown,
    meta: { silent: true },
  })
  const requestCode = () => {
    if (!check(['phone'])) return
    send.mutate(values.phone.trim())
    document.getElementById(fieldId('verifyCode'))?.focus()
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (check()) signIn.submit({ phone: values.phone.trim(), verifyCode: values.verifyCode.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={signIn.errorText || (send.isError ? errorMessage(send.error) : '')} />
      <Field
        {...field('phone')}
        onChange={(phone) => {
          keep('smsLoginPhone', phone)
          change('phone', phone)
        }}
        label={t('手机号')}
        inputMode="numeric"
        autoComplete="tel"
        maxLength={11}
        disabled={signIn.isPending}
      />
      <Field
        {...field('verifyCode')}
        label={t('短信验证码')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SMS_CODE_LENGTH}
        disabled={signIn.isPending}
        aside={
          <Button size="large" onClick={requestCode} disabled={left > 0 || signIn.isPending} loading={send.isPending}>
            {left > 0 ? t('{{left}} 秒后重发', { left }) : t('获取验证码')}
          </Button>
        }
      />
      <Button type="primary" size="large" htmlType="submit" block loading={signIn.isPending}>
        {t('登录')}
      </Button>
    </form>
  )
}
