import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SellerUser } from '../../shared/session'
import { PasswordForm } from './PasswordForm'
import { SmsForm } from './SmsForm'

/** Which token call signs in: the material passport or the plain variant's own. */
export type SignInWay = 'material' | 'supplier'

type Props = { way: SignInWay; onSignedIn: (user: SellerUser) => void }

/** The two ways to sign in: account and password with a captcha, or phone and SMS code. */
export function SignInForm({ way, onSignedIn }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<'password' | 'sms'>('password')
  return (
    <>
      <Segmented
        block
        aria-label={t('登录方式')}
        className="sign-in-kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'password', label: t('密码登录') },
          { value: 'sms', label: t('短信登录') },
        ]}
      />
      {kind === 'password' ? (
        <PasswordForm way={way} onSignedIn={onSignedIn} />
      ) : (
        <SmsForm way={way} onSignedIn={onSignedIn} />
      )}
    </>
  )
}
