import { useMutation } from '@tanstack/react-query'
import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { enterOpenedShop } from '#features/account/signIn/api'
import { serverText } from '#shared/serverText'
import styles from './Application.module.css'
import type { Application, StoreDisable } from './model'

const RESULTS: Record<
  Exclude<StoreDisable, 'APPLY'>,
  { status: 'info' | 'success' | 'warning' | 'error'; text: string }
> = {
  APPLYING: { status: 'info', text: '入驻申请提交成功，等待平台审核' },
  OPEN: { status: 'success', text: '申请已通过，店铺已开通' },
  CLOSED: { status: 'warning', text: '店铺已关闭，重新申请请联系管理员' },
  REFUSED: { status: 'error', text: '审核未通过，请修改资质信息，如有疑问请联系管理员' },
}

/** The state of a submitted application, and the next step. */
export function ApplicationResult({ application, onCorrect }: { application: Application; onCorrect: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const enter = useMutation({ mutationFn: enterOpenedShop, onSuccess: () => navigate('/home') })
  const { storeDisable, rejectReason, storeName } = application
  if (storeDisable === 'APPLY') return null
  const { status, text } = RESULTS[storeDisable] ?? RESULTS.APPLYING
  return (
    <Result
      className={styles.result}
      status={status}
      title={t(text)}
      subTitle={
        storeDisable === 'REFUSED' && rejectReason
          ? t('退回原因：{{reason}}', { reason: serverText(rejectReason) })
          : storeName
      }
      extra={
        <>
          {storeDisable === 'REFUSED' && (
            <Button type="primary" onClick={onCorrect}>
              {t('重新申请')}
            </Button>
          )}
          {storeDisable === 'OPEN' && (
            <Button type="primary" loading={enter.isPending} onClick={() => enter.mutate()}>
              {t('进入后台')}
            </Button>
          )}
          {storeDisable === 'APPLYING' && <p>{t('审核结果会自动显示在这里，您也可以稍后再来查看。')}</p>}
        </>
      }
    />
  )
}
