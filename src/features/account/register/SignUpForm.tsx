import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeRule, phoneRule } from '#features/account/signIn/model'
import { SmsCodeSection } from '#features/account/signIn/SmsCodeSection'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { NewPassword } from '#shared/plainForm/NewPassword'
import { passwordRule, repeatRule } from '#shared/plainForm/passwordRules'
import { clearSessionValues, readSessionValue, storeSessionValue } from '#shared/plainForm/sessionValues'
import { useFields } from '#shared/plainForm/useFields'
import { AgreementSection } from './AgreementSection'
import { register } from './api'
import { usernameRule } from './model'
import styles from './SignUpForm.module.css'

const RULES = {
  username: usernameRule,
  password: passwordRule,
  repeat: repeatRule,
  phone: phoneRule,
  verifyCode: codeRule,
}
/** Fields by the code of a rejection: wrong code, expired code, taken name or phone. */
const FIELD_OF: Record<number, keyof typeof RULES> = { 80210: 'verifyCode', 80204: 'verifyCode', 20008: 'username' }

/** The form of a new account. User name and phone survive a reload. */
export function SignUpForm({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTranslation()
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isReading, setReading] = useState(false)
  const { values, change, check, fail, field } = useFields(RULES, {
    username: readSessionValue('signUpName'),
    phone: readSessionValue('signUpPhone'),
  })
  const signUp = useMutation({
    mutationFn: register,
    onSuccess: () => {
      clearSessionValues(['signUpName', 'signUpPhone'])
      onRegistered()
    },
    onError: (error) => {
      const name = fieldOf(error)
      if (name) fail(name, errorMessage(error))
    },
    meta: { silent: true },
  })
  const storedField = (name: 'username' | 'phone', stored: string) => ({
    ...field(name),
    onChange: (value: string) => {
      storeSessionValue(stored, value)
      change(name, value)
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (signUp.isPending || !check() || !isAgreed) return
    const { username, password, phone, verifyCode } = values
    signUp.mutate({ username: username.trim(), password, phone: phone.trim(), verifyCode: verifyCode.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={signUp.isError && !fieldOf(signUp.error) ? errorMessage(signUp.error) : ''} />
      <Field
        {...storedField('username', 'signUpName')}
        label={t('用户名')}
        autoComplete="username"
        disabled={signUp.isPending}
      />
      <NewPassword
        label={t('密码')}
        password={field('password')}
        repeat={field('repeat')}
        disabled={signUp.isPending}
      />
      <Field
        {...storedField('phone', 'signUpPhone')}
        label={t('手机号')}
        isPhone
        autoComplete="tel"
        disabled={signUp.isPending}
      />
      <SmsCodeSection
        field={field('verifyCode')}
        kind="REGISTER"
        phone={values.phone}
        checkPhone={() => check(['phone'])}
        lock="signUpSmsUntil"
        disabled={signUp.isPending}
      />
      <label className={styles.agreement}>
        <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        <span>
          {t('我已阅读并同意')}{' '}
          <Button type="link" size="small" className={styles.title} onClick={() => setReading(!isReading)}>
            {t('《商城用户协议》')}
          </Button>
        </span>
      </label>
      {isReading && <AgreementSection type="USER_AGREEMENT" />}
      <p className={styles.missing} role="alert">
        {isAsked && !isAgreed && t('请先阅读并同意协议')}
      </p>
      <Button type="primary" size="large" htmlType="submit" block loading={signUp.isPending}>
        {t('注册')}
      </Button>
    </form>
  )
}

function fieldOf(error: unknown): keyof typeof RULES | undefined {
  return error instanceof ApiError ? FIELD_OF[error.code] : undefined
}
