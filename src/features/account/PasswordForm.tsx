import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SellerUser } from '../../shared/session'
import { getCaptcha, type PasswordInput, signInByPassword } from './api'
import { FormError } from './FormError'
import type { SignInWay } from './SignInForm'
import { useSignIn } from './useSignIn'

type Values = { account: string; password: string; captchaCode: string }

/** Account, password and captcha. A failure brings a new captcha and empties its field; the rest stays as typed. */
export function PasswordForm({ way, onSignedIn }: { way: SignInWay; onSignedIn: (user: SellerUser) => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
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
    before.current = { key: captcha.data?.key ?? '', code: form.getFieldValue('captchaCode') ?? '' }
    form.setFieldValue('captchaCode', '')
    void captcha.refetch()
  }
  const signIn = useSignIn((input: PasswordInput) => signInByPassword(way, input), { onSignedIn, onFailed: renew })
  const submit = (values: Values) =>
    signIn.submit({
      ...values,
      account: values.account.trim(),
      captchaCode: values.captchaCode.trim(),
      captchaKey: captcha.data?.key ?? '',
    })
  const watchCapsLock = (event: React.KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <Form form={form} layout="vertical" onFinish={submit} requiredMark={false} size="large" disabled={signIn.isPending}>
      <FormError text={signIn.errorText} />
      <Form.Item
        name="account"
        label={t('账号')}
        rules={[{ required: true, whitespace: true, message: t('请输入账号或手机号') }]}
      >
        <Input autoComplete="username" maxLength={60} placeholder={t('账号或手机号')} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('密码')}
        rules={[{ required: true, message: t('请输入密码') }]}
        extra={isCapsLock && <span role="status">{t('大写锁定已打开')}</span>}
      >
        <Input.Password
          autoComplete="current-password"
          maxLength={64}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
      </Form.Item>
      <Form.Item label={t('验证码')} required>
        <div className="captcha-row">
          <Form.Item
            name="captchaCode"
            noStyle
            rules={[{ required: true, whitespace: true, message: t('请输入验证码') }]}
          >
            <Input autoComplete="off" maxLength={8} aria-label={t('验证码')} placeholder={t('图中的字符')} />
          </Form.Item>
          <button
            type="button"
            className="captcha-image"
            onClick={renew}
            aria-label={t('换一张验证码')}
            title={t('看不清？点击换一张')}
          >
            {captcha.data?.image ? (
              <img src={captcha.data.image} alt={t('验证码图片')} />
            ) : (
              <span>{captcha.isError ? t('点击重试') : t('加载中')}</span>
            )}
          </button>
        </div>
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={signIn.isPending}>
        {t('登录')}
      </Button>
    </Form>
  )
}
