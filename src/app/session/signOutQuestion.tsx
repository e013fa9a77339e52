import { Checkbox, type Modal } from 'antd'
import type { TFunction } from 'i18next'
import { translateMessage } from '#domain/text'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { DRAFTS, forgetPref, listDrafts } from '#shared/drafts'
import { readPref } from '#shared/prefs'
import { getSession } from '#shared/session'
import { refusedPlaces } from '#shared/storage/refusal'
import { currentVariant } from '#shared/variant'
// Loaded with the question: without a network after the sign-out, drafts could not be forgotten any more.
import './forget'

type Dialogs = ReturnType<typeof Modal.useModal>[0]
type End = (choice: { forgets: 'persons' | 'drafts' }) => Promise<void>

/**
 * Ends the session; asks before that when there are unsaved forms, or drafts on this computer and the account has not
 * chosen to always forget them.
 */
export async function askSignOut(dialogs: Dialogs, t: TFunction, end: End): Promise<void> {
  const { userId = '' } = getSession().user ?? {}
  let forgetDrafts = readPref(forgetPref(userId), false)
  const forms = dirtyForms()
  // Whether a form's draft is stored is known once it was written.
  await flushDrafts()
  const { sharedPc } = currentVariant()
  const drafts = await listDrafts(userId)
  const leave = () => end({ forgets: forgetDrafts ? 'drafts' : 'persons' })
  if (forms.length === 0 && (forgetDrafts || drafts.length === 0)) return leave()
  dialogs.confirm({
    title: forms.length > 0 ? t('还有未保存的内容') : t('本机保存着您的草稿'),
    content: (
      <>
        <p>{forms.length > 0 ? unsaved() : stored(drafts.length)}</p>
        {!sharedPc && (
          <Checkbox
            defaultChecked={forgetDrafts}
            onChange={(event) => {
              forgetDrafts = event.target.checked
            }}
          >
            {t('在这台电脑上忘记草稿：删除本机上我的全部草稿（公用电脑请勾选），不能恢复')}
          </Checkbox>
        )}
      </>
    ),
    okText: t('退出登录'),
    cancelText: t('取消'),
    autoFocusButton: 'cancel',
    onOk: leave,
  })

  function unsaved(): string {
    const names = forms.map(({ title }) => translateMessage(t, title)).join('、')
    if (isRefused()) return t('{{names}} 尚未提交。本机无法保存草稿，退出后刷新或关闭页面，内容会丢失。', { names })
    if (sharedPc) return t('{{names}} 尚未提交。这是公用电脑，退出后不保留草稿。', { names })
    if (forgetDrafts) return t('{{names}} 尚未提交。按您的设置，退出时会忘记草稿。', { names })
    return t('{{names}} 尚未提交。草稿已保存在本机，下次登录后可继续；电话不保存，届时请重新填写。', { names })
  }

  function stored(total: number): string {
    if (sharedPc) return t('共 {{total}} 份。这是公用电脑，退出后全部删除。', { total })
    return t('共 {{total}} 份，下次在本机登录后可继续填写；其中的电话不保存。', { total })
  }
}

function isRefused(): boolean {
  return refusedPlaces().split(' ').includes(DRAFTS)
}
