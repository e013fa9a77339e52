import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SellerUser } from '#shared/session'
import { PasswordForm } from './PasswordForm'
import styles from './SignInForm.module.css'
import { SmsForm } from './SmsForm'

/** Which token call signs in: the material passport or the plain variant's own. */
export type SignInWay = 'material' | 'supplier'

type Props = { way: SignInWay; onSignedIn: (user: SellerUser) => void }

const KINDS = { password: '密码登录', sms: '短信登录' } as const

/** The two ways to sign in: account and password with a captcha, or phone and SMS code. */
export function SignInForm({ way, onSignedIn }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<keyof typeof KINDS>('password')
  return (
    <>
      <div className={styles.kinds} role="radiogroup" aria-label={t('登录方式')}>
        {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((one) => (
          <label key={one} className={one === kind ? `${styles.kind} ${styles.chosen}` : styles.kind}>
            <input type="radio" name="signInKind" checked={one === kind} onChange={() => setKind(one)} />
            {t(KINDS[one])}
          </label>
        ))}
      </div>
      {kind === 'password' ? (
        <PasswordForm way={way} onSignedIn={onSignedIn} />
      ) : (
        <SmsForm way={way} onSignedIn={onSignedIn} />
      )}
    </>
  )
}
