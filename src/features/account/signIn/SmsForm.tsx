import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { readSessionValue, storeSessionValue } from '#shared/plainForm/sessionValues'
import { useFields } from '#shared/plainForm/useFields'
import type { SellerUser } from '#shared/session'
import { type SmsInput, signInBySms } from './api'
import { codeRule, phoneRule, type SignInWay } from './model'
import { SmsCodeSection } from './SmsCodeSection'
import { useSignIn } from './useSignIn'

const RULES = { phone: phoneRule, verifyCode: codeRule }

/** Phone and SMS code. The phone and the resend countdown survive a reload. */
export function SmsForm({ way, onSignedIn }: { way: SignInWay; onSignedIn: (user: SellerUser) => void }) {
  const { t } = useTranslation()
  const { values, change, check, field } = useFields(RULES, { phone: readSessionValue('smsLoginPhone') })
  const signIn = useSignIn((input: SmsInput) => signInBySms(way, input), { onSignedIn })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (check()) signIn.submit({ phone: values.phone.trim(), verifyCode: values.verifyCode.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={signIn.errorText} />
      <Field
        {...field('phone')}
        onChange={(phone) => {
          storeSessionValue('smsLoginPhone', phone)
          change('phone', phone)
        }}
        label={t('手机号')}
        inputMode="numeric"
        autoComplete="tel"
        maxLength={11}
        disabled={signIn.isPending}
      />
      <SmsCodeSection
        field={field('verifyCode')}
        kind="LOGIN"
        phone={() => (check(['phone']) ? values.phone.trim() : '')}
        lock="smsLoginUntil"
        disabled={signIn.isPending}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={signIn.isPending}>
        {t('登录')}
      </Button>
    </form>
  )
}
