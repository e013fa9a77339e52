import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ResolvedMenu } from './menu'

/** As many names as fit in two lines; the first few tell how the server spells them. */
const SHOWN = 12

/**
 * Error banner for a menu without any known screen. It lists the received names, so that an administrator can correct
 * them.
 */
export default function UnknownMenuBanner({ menu }: { menu: ResolvedMenu }) {
  const { t } = useTranslation()
  const isKnown = [...menu.trails].some(([name, trail]) => name !== 'home_index' && trail.length > 0)
  if (isKnown) return null
  const names = menu.unknown.slice(0, SHOWN).join('、')
  return (
    <Alert
      banner
      type="error"
      title={t('菜单里没有本站认识的页面，请联系平台管理员核对菜单的 routeName。收到 {{count}} 个：{{names}}', {
        count: menu.unknown.length,
        names: menu.unknown.length > SHOWN ? `${names}…` : names,
      })}
    />
  )
}
