import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPhone } from '#domain/cell/phone'
import { serverText } from '#shared/serverText'
import styles from './Field.module.css'
import type { FieldProps } from './useFields'

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type' | 'maxLength'> & {
    label: string
    /** Right of the input: the captcha's image, the button that sends a code. */
    aside?: ReactNode
    hint?: ReactNode
    isPassword?: boolean
    /** A mobile number, in any spelling that is typed or pasted. */
    isPhone?: boolean
  }

/**
 * A labelled input of a plain form, with its error below. A password can be revealed. What is typed or pasted is never
 * cut: the form's rule, or the server, rejects what is too long.
 */
export function Field({ label, id, name, value, error, onChange, aside, hint, ...props }: Props) {
  const { isPassword = false, isPhone = false, ...rest } = props
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={isShown ? t('隐藏密码') : t('显示密码')}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
    </button>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <span className={error ? `${styles.box} ${styles.wrong}` : styles.box}>
          <input
            {...rest}
            id={id}
            name={name}
            type={isPassword && !isShown ? 'password' : 'text'}
            value={value}
            aria-invalid={error !== ''}
            aria-describedby={`${id}-note`}
            inputMode={isPhone ? 'numeric' : rest.inputMode}
            onChange={(event) => onChange(isPhone ? readPhone(event.target.value) : event.target.value)}
          />
          {isPassword && toggle}
        </span>
        {aside}
      </div>
      <div id={`${id}-note`} className={styles.note}>
        {error ? <span className={styles.error}>{serverText(error)}</span> : hint}
      </div>
    </div>
  )
}
