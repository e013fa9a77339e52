import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pageTitle } from '#domain/site/variant'
import { useSiteTitle } from '#shared/screen/useSiteTitle'
import { useTabActive } from '#shared/tab'
import { ErrorScreen } from '#shared/ui/error/ErrorScreen'

const TEXTS = {
  403: { title: '没有权限', text: '当前账号没有打开此页面的权限。请联系企业管理员为您的角色开通。' },
  404: { title: '页面不存在', text: '地址可能写错了，或页面已经移走。' },
  500: { title: '服务器出错', text: '服务器暂时无法处理。请稍后再试；已填写的内容保存在草稿中。' },
} as const

/** The 403, 404 and 500 pages: what happened, and where to go next. */
export function ErrorPage({ status }: { status: '403' | '404' | '500' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isActive = useTabActive()
  const site = useSiteTitle()
  const { title, text } = TEXTS[status]
  useEffect(() => {
    if (isActive) document.title = pageTitle(t(title), site)
  }, [isActive, t, title, site])
  return (
    <ErrorScreen
      code={status}
      title={t(title)}
      buttons={
        <>
          <Button type="primary" onClick={() => navigate('/home')}>
            {t('返回首页')}
          </Button>
          {window.history.length > 1 && <Button onClick={() => navigate(-1)}>{t('返回上一页')}</Button>}
        </>
      }
    >
      <p>{t(text)}</p>
    </ErrorScreen>
  )
}
