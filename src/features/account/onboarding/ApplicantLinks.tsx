import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { currentVariant } from '#shared/variant'

/** Links to sign-up and to the sellers' sign-in. */
export function ApplicantLinks() {
  const { t } = useTranslation()
  return (
    <>
      <Link to="/SignUp">{t('没有账号？注册账号')}</Link>
      <Link to={currentVariant().loginPath}>{t('已开通？前往登录')}</Link>
    </>
  )
}
