import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { signInApplicant } from '#features/account/register/api'
import { codeRule, phoneRule } from '#features/account/signIn/model'
import { SmsCodeSection } from '#features/account/signIn/SmsCodeSection'
import { errorMessage } from '#shared/http/errorText'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { useFields } from '#shared/plainForm/useFields'
import type { SellerUser } from '#shared/session'

const RULES = { phone: phoneRule, verifyCode: codeRule }

/** Signs in a member without an open shop, by phone and SMS code: the sellers' sign-in rejects them. */
export function ApplicantSignInForm({ onSignedIn }: { onSignedIn: (user: SellerUser) => void }) {
  const { t } = useTranslation()
  const { values, check, field } = useFields(RULES)
  const signIn = useMutation({ mutationFn: signInApplicant, onSuccess: onSignedIn, meta: { silent: true } })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (signIn.isPending || !check()) return
    signIn.mutate({ phone: values.phone.trim(), verifyCode: values.verifyCode.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={signIn.isError ? errorMessage(signIn.error) : ''} />
      <Field
        {...field('phone')}
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
        lock="applicantSmsUntil"
        disabled={signIn.isPending}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={signIn.isPending}>
        {t('登录')}
      </Button>
    </form>
  )
}
