import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { FormError } from '#shared/plainForm/FormError'
import { NewPassword } from '#shared/plainForm/NewPassword'
import { passwordRule, repeatRule } from '#shared/plainForm/passwordRules'
import { useFields } from '#shared/plainForm/useFields'
import { resetPassword } from './api'

const RULES = { password: passwordRule, repeat: repeatRule }
/** The server's code when it no longer knows the verified phone. */
const FORGOTTEN = 20009

type Props = {
  /** Until the server forgets the verified phone. */
  secondsLeft: number
  onBack: () => void
  onDone: () => void
}

/** Second step of a forgotten password. When its time is over, the phone has to be verified again. */
export function ResetPasswordForm({ secondsLeft, onBack, onDone }: Props) {
  const { t } = useTranslation()
  const { values, check, field } = useFields(RULES)
  const reset = useMutation({ mutationFn: resetPassword, onSuccess: onDone, meta: { silent: true } })
  const isForgotten = reset.error instanceof ApiError && reset.error.code === FORGOTTEN
  if (secondsLeft === 0 || isForgotten) {
    return (
      <>
        <FormError text="手机验证已超过 5 分钟，请重新验证手机号。" />
        <Button type="primary" size="large" block onClick={onBack}>
          {t('重新验证手机号')}
        </Button>
      </>
    )
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!reset.isPending && check()) reset.mutate(values.password)
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={reset.isError ? errorMessage(reset.error) : ''} />
      <p role="timer">{t('请在 {{time}} 内设置新密码', { time: clock(secondsLeft) })}</p>
      <NewPassword
        label={t('新密码')}
        password={field('password')}
        repeat={field('repeat')}
        disabled={reset.isPending}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={reset.isPending}>
        {t('提交')}
      </Button>
      <Button type="link" block onClick={onBack} disabled={reset.isPending}>
        {t('返回上一步')}
      </Button>
    </form>
  )
}

/** 299 → 4:59. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
