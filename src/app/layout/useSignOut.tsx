import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { endSession } from '#app/sessionDesk'
import { signOut as callSignOut } from '#features/account/signIn/api'
import { dirtyForms } from '#shared/dirtyForms'
import { currentVariant } from '#shared/variant'

/** Signing out: lists unsaved forms first, calls the server in the material variant, and clears storage. */
export function useSignOut(): { signOut: () => void; holder: ReactNode } {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [modal, holder] = Modal.useModal()

  const leave = async () => {
    // Sign out even when the server is unreachable.
    if (currentVariant().id === 'material') await callSignOut().catch(() => undefined)
    await endSession(queryClient)
  }

  const signOut = () => {
    const forms = dirtyForms()
    if (forms.length === 0) return void leave()
    modal.confirm({
      title: t('还有未保存的内容'),
      content: t('{{names}} 尚未提交。草稿已保存在本机，下次登录后可继续。', {
        names: forms.map((form) => form.title).join('、'),
      }),
      okText: t('退出登录'),
      cancelText: t('取消'),
      onOk: leave,
    })
  }
  return { signOut, holder }
}
