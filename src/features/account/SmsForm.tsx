import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { isPhone } from '../../domain/mask'
import type { SellerUser } from '../../shared/session'
import { type SmsInput, sendVerifyCode, signInBySms } from './api'
import { FormError } from './FormError'
import { SMS_CODE_LENGTH, SMS_INTERVAL_SECONDS } from './model'
import type { SignInWay } from './SignInForm'
import { useCountdown } from './useCountdown'
import { errorTextOf, useSignIn } from './useSignIn'

/** Phone and SMS code. The wait until the next code survives a reload. */
export function SmsForm({ way, onSignedIn }: { way: SignInWay; onSignedIn: (user: SellerUser) => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<SmsInput>()
  const [left, startCountdown] = useCountdown('smsLoginUntil', SMS_INTERVAL_SECONDS)
  const signIn = useSignIn((input: SmsInput) => signInBySms(way, input), { onSignedIn })
  const send = useMutation({
    mutationFn: (phone: string) => sendVerifyCode('LOGIN', phone),
    onSuccess: startCountdown,
    meta: { silent: true },
  })
  const requestCode = async () => {
    const { phone } = await form.validateFields(['phone'])
    send.mutate(phone.trim())
    form.getFieldInstance('verifyCode')?.focus()
  }
  const phoneRule = {
    validator: (_rule: unknown, value?: string) =>
      isPhone((value ?? '').trim()) ? Promise.resolve() : Promise.reject(new Error(t('请输入正确的手机号'))),
  }
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={(values) => signIn.submit({ phone: values.phone.trim(), verifyCode: values.verifyCode.trim() })}
      requiredMark={false}
      size="large"
      disabled={signIn.isPending}
    >
      <FormError text={signIn.errorText || (send.isError ? errorTextOf(send.error) : '')} />
      <Form.Item name="phone" label={t('手机号')} rules={[phoneRule]} validateTrigger="onBlur">
        <Input inputMode="numeric" autoComplete="tel" maxLength={11} />
      </Form.Item>
      <Form.Item label={t('短信验证码')} required>
        <div className="captcha-row">
          <Form.Item
            name="verifyCode"
            noStyle
            rules={[{ required: true, len: SMS_CODE_LENGTH, message: t('请输入6位短信验证码') }]}
          >
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={SMS_CODE_LENGTH}
              aria-label={t('短信验证码')}
            />
          </Form.Item>
          <Button
            onClick={() => void requestCode().catch(() => undefined)}
            disabled={left > 0 || signIn.isPending}
            loading={send.isPending}
          >
            {left > 0 ? t('{{left}} 秒后重发', { left }) : t('获取验证码')}
          </Button>
        </div>
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={signIn.isPending}>
        {t('登录')}
      </Button>
    </Form>
  )
}
