import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { useConfirm } from '#shared/dialog/useConfirm'
import { canOperate } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { clearSession } from '#shared/session'
import { members } from './api'

/** Sets a demo back from the screen, by who manages the accounts of the company. */
export function DemoSection() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  // Production has no such call, or answers nothing.
  const { data: demo } = useQuery({ ...members.demo(null), meta: { silent: true } })
  // The sessions of the supplier's accounts are part of what is set back.
  const { mutate, isPending } = useMutation({ ...members.resetDemo(), onSuccess: () => clearSession() })
  const start = async () => {
    const isSure = await confirm({
      title: text('恢复演示数据？'),
      consequence: text('本公司的人在演示中做的修改都会丢失，恢复后需要重新登录；其他供应商的演示不变。'),
      okText: '恢复演示数据',
      isDanger: true,
      isCautious: true,
    })
    if (isSure) mutate(undefined)
  }
  if (!demo?.canReset || !canOperate('storeRoleManage')) return null
  return (
    <Section title={t('演示数据')}>
      <p>{t('这里连接的是演示数据，可以随时恢复到最初的样子。')}</p>
      <Button danger loading={isPending} onClick={() => void start()}>
        {t('恢复演示数据')}
      </Button>
    </Section>
  )
}
