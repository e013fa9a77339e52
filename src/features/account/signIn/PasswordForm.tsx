import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#shared/http/errorText'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { useFields } from '#shared/plainForm/useFields'
import { safePicture } from '#shared/safeUrl'
import type { SellerUser } from '#shared/session'
import { getCaptcha, type PasswordInput, signInByPassword } from './api'
import type { SignInWay } from './model'
import styles from './PasswordForm.module.css'

const RULES = {
  account: (value: string) => (value.trim() ? null : '请输入账号或手机号'),
  password: (value: string) => (value ? null : '请输入密码'),
  captchaCode: (value: string) => (value.trim() ? null : '请输入验证码'),
}

type Props = {
  way: SignInWay
  /** Its first field takes the focus. */
  isEntered: boolean
  onSignedIn: (user: SellerUser) => void
}

/**
 * Account, password and captcha. An error reloads the captcha and clears its field; the other fields keep their values.
 */
export function PasswordForm({ way, isEntered, onSignedIn }: Props) {
  const { t } = useTranslation()
  const { values, change, check, fail, field } = useFields(RULES)
  const [isCapsLock, setCapsLock] = useState(false)
  const before = useRef({ key: '', code: '' })
  const captcha = useQuery({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => getCaptcha(before.current, signal),
    gcTime: 0,
    staleTime: 20 * 60_000,
    meta: { silent: true },
  })

  const renew = () => {
    before.current = { key: captcha.data?.key ?? '', code: values.captchaCode }
    change('captchaCode', '')
    void captcha.refetch()
  }
  const signIn = useMutation({
    mutationFn: (input: PasswordInput) => signInByPassword(way, input),
    onSuccess: onSignedIn,
    onError: (error) => {
      renew()
      // The captcha is typed again in any case. Gateways have no common code for it, but all name it.
      fail(errorMessage(error).includes('验证码') ? 'captchaCode' : 'password', '')
    },
    meta: { silent: true },
  })
  const isLocked = signIn.isPending || signIn.isSuccess
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isLocked || !check()) return
    const { account, password, captchaCode } = values
    signIn.mutate({
      account: account.trim(),
      password,
      captchaCode: captchaCode.trim(),
      captchaKey: captcha.data?.key ?? '',
    })
  }
  const watchCapsLock = (event: React.KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <form onSubmit={submit} noValidate>
      <FormError text={signIn.isError ? errorMessage(signIn.error) : ''} />
      <Field
        {...field('account')}
        label={t('账号')}
        placeholder={t('账号或手机号')}
        autoComplete="username"
        autoFocus={isEntered}
        disabled={isLocked}
      />
      <Field
        {...field('password')}
        label={t('密码')}
        isPassword
        autoComplete="current-password"
        disabled={isLocked}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        hint={isCapsLock && <span role="status">{t('大写锁定已打开')}</span>}
      />
      <Field
        {...field('captchaCode')}
        label={t('验证码')}
        placeholder={t('图中的字符')}
        autoComplete="off"
        disabled={isLocked}
        hint={t('看不清图片时可用短信登录，不需要图片验证码')}
        aside={
          <button
            type="button"
            className={styles.captcha}
            onClick={renew}
            aria-label={t('换一张验证码')}
            title={t('看不清？点击换一张')}
          >
            {captcha.data?.image ? (
              <img src={safePicture(captcha.data.image) ?? ''} alt={t('验证码图片')} />
            ) : (
              <span>{captcha.isError ? t('点击重试') : t('加载中')}</span>
            )}
          </button>
        }
      />
      <Button type="primary" size="large" htmlType="submit" block loading={isLocked}>
        {t('登录')}
      </Button>
    </form>
  )
}
