import { Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ErrorScreen.module.css'
import { OpenButton } from './OpenButton'

type Props = {
  code: '403' | '404' | '500'
  title: string
  /** Buttons that lead on. */
  buttons: ReactNode
  /** What happened. */
  children: ReactNode
}

/** A page that cannot be shown: why, and where to go next. */
export function ErrorScreen({ code, title, buttons, children }: Props) {
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>{title}</h1>
      {children}
      <Space>{buttons}</Space>
    </div>
  )
}

/** In place of a form that the account may not use; `list` is the screen it may look at. */
export function ForbiddenState({ list }: { list: Parameters<typeof OpenButton>[0]['name'] }) {
  const { t } = useTranslation()
  return (
    <ErrorScreen
      code="403"
      title={t('没有权限')}
      buttons={
        <OpenButton name={list} type="primary">
          {t('返回列表')}
        </OpenButton>
      }
    >
      <p>{t('当前账号没有打开此页面的权限。请联系企业管理员为您的角色开通。')}</p>
    </ErrorScreen>
  )
}
