import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '#features/account/password/ChangePasswordForm'
import { signOutEverywhere } from './sessionExpiry'

/**
 * A password that has to be changed before anything else: what was asked for waits. Signing out is the only other way.
 */
export function PasswordDialog() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
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
      <ChangePasswordForm back={<Button onClick={() => void signOutEverywhere(queryClient)}>{t('退出登录')}</Button>} />
    </Modal>
  )
}
