import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { clearSessionValues, readSessionValue, storeSessionValue } from '#shared/plainForm/sessionValues'
import type { SellerUser } from '#shared/session'
import { currentVariant, hasPasswordSignIn } from '#shared/variant'
import { signInBySms } from './api'
import type { SignInWay } from './model'
import { PasswordForm } from './PasswordForm'
import { PhoneCodeSection } from './PhoneCodeSection'
import styles from './SignInForm.module.css'

const SingleSignOnSection = lazyWithRetry(() => import('./SingleSignOnSection'))

type Props = {
  way: SignInWay
  /** Over a page with unsaved input, which stays while a provider signs in beside it. */
  isOverPage?: boolean
  onSignedIn: (user: SellerUser) => void
}

const KINDS = { password: '密码登录', sms: '短信登录' } as const

/** The two ways to sign in: account and password with a captcha, or phone and SMS code. A reload keeps the way. */
export function SignInForm({ way, isOverPage = false, onSignedIn }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<keyof typeof KINDS>(() =>
    readSessionValue('signInKind') === 'sms' ? 'sms' : 'password',
  )
  // Who switches by the arrow keys stays in the switch.
  const [isSwitched, setSwitched] = useState(false)
  const choose = (next: keyof typeof KINDS) => {
    setSwitched(true)
    storeSessionValue('signInKind', next)
    setKind(next)
  }
  const finish = (user: SellerUser) => {
    clearSessionValues(['signInKind', 'smsLoginPhone'])
    onSignedIn(user)
  }
  const { sso = [] } = currentVariant()
  const services = sso.length > 0 && (
    <Suspense fallback={null}>
      <SingleSignOnSection services={sso} isFirst={hasPasswordSignIn()} isBeside={isOverPage} />
    </Suspense>
  )
  if (!hasPasswordSignIn()) return services
  return (
    <>
      {services}
      <div className={styles.kinds} role="radiogroup" aria-label={t('登录方式')}>
        {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((one) => (
          <label key={one} className={one === kind ? `${styles.kind} ${styles.chosen}` : styles.kind}>
            <input type="radio" name="signInKind" checked={one === kind} onChange={() => choose(one)} />
            {t(KINDS[one])}
          </label>
        ))}
      </div>
      {kind === 'password' ? (
        <PasswordForm way={way} isEntered={!isSwitched} onSignedIn={finish} />
      ) : (
        <PhoneCodeSection
          kind="LOGIN"
          lock="smsLoginUntil"
          storedAs="smsLoginPhone"
          send={(input) => signInBySms(way, input)}
          onDone={finish}
        />
      )}
    </>
  )
}
