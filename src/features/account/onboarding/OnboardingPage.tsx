import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { EntrySection } from '#features/account/signIn/EntrySection'
import { PageModalContext } from '#shared/dialog/pageModal'
import { useSession } from '#shared/session'
import { ApplicantLinks } from './ApplicantLinks'
import { ApplicantSignInForm } from './ApplicantSignInForm'
import { Application } from './Application'
import { OnboardingFrame } from './OnboardingFrame'

/** 供应商入驻: a signed-out applicant signs in first, everyone else sees their application. */
export default function OnboardingPage() {
  const { t } = useTranslation()
  const userId = useSession((session) => session.user?.userId)
  const [modal, holder] = Modal.useModal()
  if (userId === undefined) {
    return (
      <EntrySection title={t('供应商入驻')} heading={t('登录后填写或继续入驻申请')} links={<ApplicantLinks />}>
        <ApplicantSignInForm onSignedIn={() => undefined} />
      </EntrySection>
    )
  }
  return (
    <PageModalContext value={modal}>
      <OnboardingFrame>
        <Application key={userId} />
      </OnboardingFrame>
      {holder}
    </PageModalContext>
  )
}
