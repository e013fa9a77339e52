import { useMutation } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { flushDrafts } from '#shared/dirtyForms'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { notify } from '#shared/notify'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { NewPassword } from '#shared/plainForm/NewPassword'
import { passwordRule, repeatRule } from '#shared/plainForm/passwordRules'
import { useFields } from '#shared/plainForm/useFields'
import { clearSession, getSession } from '#shared/session'
import { changePassword } from './api'

const RULES = {
  before: (value: string) => (value ? null : '请输入原密码'),
  password: (value: string, { before }: Readonly<Record<string, string>>) =>
    passwordRule(value, { username: getSession().user?.account ?? '' }) ??
    (value === before ? '新密码不能与原密码相同' : null),
  repeat: repeatRule,
}
/** The server's code for a wrong old password. */
const WRONG = 20016

/**
 * The old and the new password. The server then ends every session of the account; drafts are kept. Passwords are never
 * stored as a draft. `back` is what leads away from it.
 */
export function ChangePasswordForm({ back }: { back: ReactNode }) {
  const { t } = useTranslation()
  const { values, check, fail, field } = useFields(RULES)
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      // Stores the input of the other tabs' forms too, so that it is restored after sign-in.
      await flushDrafts()
      notify(t('密码已修改，请用新密码重新登录'))
      clearSession()
    },
    onError: (error) => isWrong(error) && fail('before', errorMessage(error)),
    meta: { silent: true },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!change.isPending && check()) change.mutate({ before: values.before, password: values.password })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormError text={change.isError && !isWrong(change.error) ? errorMessage(change.error) : ''} />
      <Field
        {...field('before')}
        label={t('原密码')}
        isPassword
        autoComplete="current-password"
        disabled={change.isPending}
      />
      <NewPassword
        label={t('新密码')}
        password={field('password')}
        repeat={field('repeat')}
        disabled={change.isPending}
      />
      <p>{t('修改后需用新密码重新登录，其他设备最迟在登录到期时退出；未提交的草稿会保留。')}</p>
      <Space>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('保存')}
        </Button>
        {back}
      </Space>
    </form>
  )
}

function isWrong(error: unknown): boolean {
  return error instanceof ApiError && error.code === WRONG
}
