import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#shared/http/errorText'
import { Field } from '#shared/plainForm/Field'
import { useCountdown } from '#shared/plainForm/useCountdown'
import type { FieldProps } from '#shared/plainForm/useFields'
import { sendVerifyCode } from './api'
import { SMS_INTERVAL_SECONDS, type VerificationKind } from './model'

type Props = {
  field: FieldProps
  kind: VerificationKind
  /** Returns the phone to send to, after its check; '' when it is not valid. */
  phone: () => string
  /** Names the resend lock, which survives a reload. */
  lock: string
  label?: string
  disabled?: boolean
}

/** The field of an SMS code with the button that sends one. A rejected request is shown at the field. */
export function SmsCodeSection({ field, kind, phone, lock, label, disabled = false }: Props) {
  const { t } = useTranslation()
  const [left, startCountdown] = useCountdown(lock, SMS_INTERVAL_SECONDS)
  const send = useMutation({
    mutationFn: (to: string) => sendVerifyCode(kind, to),
    onSuccess: startCountdown,
    meta: { silent: true },
  })
  const request = () => {
    const to = phone()
    if (!to) return
    send.mutate(to)
    document.getElementById(field.id)?.focus()
  }
  return (
    <Field
      {...field}
      error={field.error || (send.isError ? errorMessage(send.error) : '')}
      label={label ?? t('短信验证码')}
      inputMode="numeric"
      autoComplete="one-time-code"
      disabled={disabled}
      aside={
        <Button size="large" onClick={request} disabled={left > 0 || disabled} loading={send.isPending}>
          {left > 0 ? t('{{left}} 秒后重发', { left }) : t('获取验证码')}
        </Button>
      }
    />
  )
}
