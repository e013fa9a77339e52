import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ViewButton } from '#shared/ui/ViewButton'
import type { Clerk } from './model'

/** Why the owner has no actions. */
export const OWNER_HINT = '店主拥有全部权限，不能在店员管理中编辑、禁用、重置密码或删除。'

/** A clerk's name; the owner is marked, with a hint why no actions are offered. */
export function ClerkName({ clerk }: { clerk: Clerk }) {
  const { t } = useTranslation()
  return (
    <>
      <ViewButton id={clerk.id}>{clerk.clerkName}</ViewButton>{' '}
      {clerk.shopkeeper && (
        <Tag color="processing" title={t(OWNER_HINT)}>
          {t('店主')}
        </Tag>
      )}
    </>
  )
}
