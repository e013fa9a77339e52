import { useTranslation } from 'react-i18next'
import { passwordStrength } from '#domain/password'
import { Field } from './Field'
import styles from './NewPassword.module.css'
import type { FieldProps } from './useFields'

const GRADES = [
  { label: '无', bar: '' },
  { label: '弱', bar: styles.weak },
  { label: '中', bar: styles.medium },
  { label: '强', bar: styles.strong },
]

type Props = { password: FieldProps; repeat: FieldProps; label: string; disabled: boolean }

/** A new password twice, with its strength. Both can be revealed. */
export function NewPassword({ password, repeat, label, disabled }: Props) {
  const { t } = useTranslation()
  const grade = GRADES[passwordStrength(password.value)]
  const common = { isPassword: true, autoComplete: 'new-password', disabled }
  return (
    <>
      <Field
        {...password}
        {...common}
        label={label}
        placeholder={t('8–20 位，大小写字母、数字、符号至少三种')}
        hint={
          <span className={styles.strength}>
            <span role="status">
              {t('强度')} {t(grade?.label ?? '')}
            </span>
            <span className={`${styles.bar} ${grade?.bar}`} aria-hidden="true" />
          </span>
        }
      />
      <Field {...repeat} {...common} label={t('确认密码')} placeholder={t('请再次输入密码')} />
    </>
  )
}
