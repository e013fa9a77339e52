import { useQueryClient } from '@tanstack/react-query'
import { Checkbox, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut as endSession } from '#app/session/sessionExpiry'
import { dirtyForms } from '#shared/dirtyForms'
import { listDrafts } from '#shared/drafts'
import { getSession } from '#shared/session'

/**
 * Signing out: warns of unsaved forms, and asks whether to keep the drafts on this computer. The material
 * variant also calls the server; local storage is cleared.
 */
export function useSignOut(): { signOut: () => void; holder: ReactNode } {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [modal, holder] = Modal.useModal()

  const signOut = async () => {
    const forms = dirtyForms()
    const drafts = await listDrafts(getSession().user?.userId ?? '')
    if (forms.length === 0 && drafts.length === 0) return endSession(queryClient)
    let forgetDrafts = false
    modal.confirm({
      title: forms.length > 0 ? t('还有未保存的内容') : t('本机保存着您的草稿'),
      content: (
        <>
          <p>
            {forms.length > 0
              ? t('{{names}} 尚未提交。草稿已保存在本机，下次登录后可继续。', {
                  names: forms.map((form) => form.title).join('、'),
                })
              : t('共 {{total}} 份，下次在本机登录后可继续填写。', { total: drafts.length })}
          </p>
          <Checkbox
            onChange={(event) => {
              forgetDrafts = event.target.checked
            }}
          >
            {t('同时删除本机上我的全部草稿（公用电脑请勾选），不能恢复')}
          </Checkbox>
        </>
      ),
      okText: t('退出登录'),
      cancelText: t('取消'),
      onOk: () => endSession(queryClient, { forgetDrafts }),
    })
  }
  return { signOut: () => void signOut(), holder }
}
