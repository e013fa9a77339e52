import { useTranslation } from 'react-i18next'
import { OpenButton } from '#shared/ui/OpenButton'
import { ErrorScreen } from './ErrorScreen'

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
