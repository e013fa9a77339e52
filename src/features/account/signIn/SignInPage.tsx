import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hasPasswordSignIn } from '#shared/variant'
import { EntrySection } from './EntrySection'
import type { SignInWay } from './model'
import { SignInForm } from './SignInForm'

/** The sign-in page of either variant. After sign-in the access rules redirect to the requested path. */
export default function SignInPage({ way }: { way: SignInWay }) {
  const { t } = useTranslation()
  return (
    <EntrySection
      isSteady
      title={t('登录')}
      heading={t(way === 'material' ? '材料供应商登录' : '集采供应商登录')}
      links={
        hasPasswordSignIn() && (
          <>
            <Link to="/forgetPassword">{t('忘记密码')}</Link>
            <Link to="/SignUp">{t('注册账号')}</Link>
          </>
        )
      }
    >
      <SignInForm way={way} onSignedIn={() => undefined} />
    </EntrySection>
  )
}
