import { Button, Modal, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { copyText } from '#shared/copyText'
import { announce } from '#shared/dialog/announce'
import { DescriptionList } from '#shared/record/DescriptionList'
import textStyles from '#shared/ui/text.module.css'
import { forgetPasswords, useShownPasswords } from './passwordStore'

/** The new passwords of clerks, once: closing the dialog forgets them. */
export function NewPasswordsDialog() {
  const { t } = useTranslation()
  const passwords = useShownPasswords((state) => state.passwords)
  if (passwords.length === 0) return null
  return (
    <Modal
      open
      title={t('新密码，只显示这一次')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={forgetPasswords}>
          {t('已记下，关闭')}
        </Button>
      }
    >
      <p>{t('请把密码告诉本人，不要用群聊转发。首次登录后须修改。')}</p>
      <DescriptionList
        fields={Object.fromEntries(passwords.map(({ id, clerkName }) => [id, field('text', clerkName)]))}
        record={{}}
        names={passwords.map((shown) => ({ field: shown.id, render: <Password {...shown} /> }))}
      />
    </Modal>
  )
}

/** A password to read out, and to copy. */
function Password({ clerkName, password }: { clerkName: string; password: string }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(password)
    setCopied(isDone)
    if (isDone) announce(t('已复制'))
  }
  return (
    <Space>
      <code className={textStyles.number}>{password}</code>
      <Button size="small" aria-label={t('复制 {{text}}', { text: clerkName })} onClick={() => void copy()}>
        {isCopied ? t('已复制') : t('复制')}
      </Button>
    </Space>
  )
}
