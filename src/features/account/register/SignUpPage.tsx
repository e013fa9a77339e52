import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { EntrySection } from '#features/account/signIn/EntrySection'
import { currentVariant } from '#shared/variant'
import { SignUpForm } from './SignUpForm'

/** 注册: a new account, which then applies for its shop. */
export default function SignUpPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, loginPath } = currentVariant()
  const entryPath = id === 'material' ? '/shopEntry' : '/supplierEntry'
  return (
    <EntrySection
      title={t('注册账号')}
      heading={t('注册供应商账号')}
      links={
        <>
          <Link to={loginPath}>{t('已有账号？立即登录')}</Link>
          <Link to={entryPath}>{t('继续入驻申请')}</Link>
        </>
      }
    >
      <SignUpForm onRegistered={() => navigate(entryPath, { replace: true })} />
    </EntrySection>
  )
}
