import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#shared/http/errorText'
import { Field } from '#shared/plainForm/Field'
import { startCountdown, useCountdown } from '#shared/plainForm/useCountdown'
import type { FieldProps } from '#shared/plainForm/useFields'
import { sendVerifyCode } from './api'
import { SMS_INTERVAL_SECONDS, type VerificationKind } from './model'

type Props = {
  field: FieldProps
  kind: VerificationKind
  /** The phone as typed. Each has a countdown of its own: a code for a mistyped one must not lock the right one. */
  phone: string
  /** Checks the phone, and shows what is wrong at its field. */
  checkPhone: () => boolean
  /** Names the resend locks, which survive a reload. */
  lock: string
  label?: string
  disabled?: boolean
}

/** The field of an SMS code with the button that sends one. A rejected request is shown at the field. */
export function SmsCodeSection({ field, kind, phone, checkPhone, lock, label, disabled = false }: Props) {
  const { t } = useTranslation()
  const to = phone.trim()
  const lockOf = (number: string) => `${lock}.${number}`
  const [left] = useCountdown(lockOf(to), SMS_INTERVAL_SECONDS)
  const send = useMutation({
    mutationFn: (number: string) => sendVerifyCode(kind, number),
    onSuccess: (_data, number) => startCountdown(lockOf(number), SMS_INTERVAL_SECONDS),
    meta: { silent: true },
  })
  const request = () => {
    if (!checkPhone()) return
    send.mutate(to)
    document.getElementById(field.id)?.focus()
  }
  return (
    <Field
      {...field}
      error={field.error || (send.isError && send.variables === to ? errorMessage(send.error) : '')}
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
