import { useMutation } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { isPhone } from '#domain/cell/phone'
import { codeRule, phoneRule } from '#features/account/signIn/model'
import { SmsCodeSection } from '#features/account/signIn/SmsCodeSection'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { notify } from '#shared/notify'
import { Field } from '#shared/plainForm/Field'
import { FormError } from '#shared/plainForm/FormError'
import { useFields } from '#shared/plainForm/useFields'
import { getSession, storeUser } from '#shared/session'
import { members } from './api'
import styles from './ChangePhoneForm.module.css'
import { SAME_PHONE } from './model'

const RULES = {
  oldMobile: phoneRule,
  oldCode: codeRule,
  mobile: (value: string, { oldMobile }: Readonly<Record<string, string>>) =>
    phoneRule(value) ?? (value.trim() === oldMobile?.trim() ? SAME_PHONE.text : null),
  code: codeRule,
}

/** Changes the phone of the account: old and new number are each verified by a code. */
export function ChangePhoneForm({ mobile, close }: { mobile: string; close: () => void }) {
  const { t } = useTranslation()
  // A masked number cannot receive a code: the user types it.
  const { values, check, fail, field } = useFields(RULES, { oldMobile: isPhone(mobile) ? mobile : '' })
  const change = useMutation({
    ...members.changePhone(),
    onSuccess: (_data, { mobile: next }) => {
      const { user } = getSession()
      if (user) storeUser({ ...user, phone: next })
      notify(t('手机号已更换，下次请用新手机号登录'))
      close()
    },
    onError: (error) => {
      const name = fieldOf(error)
      if (name) fail(name, errorMessage(error))
    },
    meta: { ...members.changePhone().meta, silent: true },
  })
  const { isPending } = change
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isPending || !check()) return
    const { oldMobile, oldCode, mobile: next, code } = values
    change.mutate({ oldMobile: oldMobile.trim(), oldCode: oldCode.trim(), mobile: next.trim(), code: code.trim() })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('更换手机号')}>
      <FormError text={change.isError && !fieldOf(change.error) ? errorMessage(change.error) : ''} />
      <Field {...field('oldMobile')} label={t('原手机号')} isPhone disabled={isPending} />
      <SmsCodeSection
        field={field('oldCode')}
        label={t('原手机号验证码')}
        kind="BIND_MOBILE"
        phone={values.oldMobile}
        checkPhone={() => check(['oldMobile'])}
        lock="oldPhoneUntil"
        disabled={isPending}
      />
      <Field {...field('mobile')} label={t('新手机号')} isPhone disabled={isPending} />
      <SmsCodeSection
        field={field('code')}
        label={t('新手机号验证码')}
        kind="BIND_MOBILE"
        phone={values.mobile}
        checkPhone={() => check(['mobile'])}
        lock="newPhoneUntil"
        disabled={isPending}
      />
      <Space>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('确认更换')}
        </Button>
        <Button onClick={close} disabled={isPending}>
          {t('取消')}
        </Button>
      </Space>
    </form>
  )
}

/** The field a rejection concerns: the server names the old number where its code is meant. */
function fieldOf(error: unknown): keyof typeof RULES | null {
  if (!(error instanceof ApiError)) return null
  if ([80204, 80210].includes(error.code)) return error.message.includes('原手机号') ? 'oldCode' : 'code'
  if (error.code === 20011) return 'oldMobile'
  return error.code === 20034 || error.message === SAME_PHONE.text ? 'mobile' : null
}
