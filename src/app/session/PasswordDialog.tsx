import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '#features/account/password/ChangePasswordForm'
import { type OpenDialog, signOut, useSignInDialog } from './sessionExpiry'

/** How long signing out may take before the session ends here alone, ms. */
const SIGN_OUT_MS = 3000

/**
 * A password that has to be changed before anything else: what was asked for waits. Signing out is the only other way,
 * even where the gateway refuses that, too.
 */
export function PasswordDialog({ dialog }: { dialog: OpenDialog }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const leave = () => {
    void signOut(queryClient)
    setTimeout(() => {
      if (useSignInDialog.getState().dialog === dialog) dialog.finish('left')
    }, SIGN_OUT_MS)
  }
  return (
    <Modal
      open
      width={420}
      title={t('请先修改密码')}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      <p>{t('这个密码由他人设置，或已过期。修改后才能继续使用。')}</p>
      <ChangePasswordForm back={<Button onClick={leave}>{t('退出登录')}</Button>} />
    </Modal>
  )
}
