import { Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicantSignInForm } from '#features/account/onboarding/ApplicantSignInForm'
import { SignInForm } from '#features/account/signIn/SignInForm'
import { PASSWORD_EXPIRED } from '#shared/http/endpoints'
import { getSession, type SellerUser } from '#shared/session'
import { currentVariant } from '#shared/variant'
import { PasswordDialog } from './PasswordDialog'
import { useSignInDialog } from './sessionExpiry'

/** Sign-in over the page while a form has unsaved input: nothing unmounts, and the save continues afterwards. */
export default function SignInDialog() {
  const { t } = useTranslation()
  const dialog = useSignInDialog((state) => state.dialog)
  // Taken from the session that expired, because signing in replaces it.
  const [isApplicant] = useState(() => getSession().user?.isApplicant === true)
  useCaretBack()
  if (!dialog) return null
  if (dialog.code === PASSWORD_EXPIRED) return <PasswordDialog />
  // Another user must not continue in this user's forms.
  const finish = ({ userId }: SellerUser) => dialog.finish(userId === dialog.userId ? 'resumed' : 'left')
  return (
    <Modal
      open
      width={420}
      title={t('登录已失效，请重新登录以继续')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => dialog.finish('left')}
    >
      <p>{t('您填写的内容还在。登录后，刚才的操作会自动继续。')}</p>
      {isApplicant ? (
        <ApplicantSignInForm onSignedIn={finish} />
      ) : (
        <SignInForm way={currentVariant().id} isOverPage onSignedIn={finish} />
      )}
    </Modal>
  )
}

/** Returns the focus to where the user was typing; an input keeps its caret while it has no focus. */
function useCaretBack() {
  const [focused] = useState(() => document.activeElement)
  useEffect(() => {
    return () => {
      // Wait until the dialog is unmounted and its focus trap is gone.
      setTimeout(() => {
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
      })
    }
  }, [focused])
}
