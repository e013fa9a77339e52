import { Button, Divider } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SignInService } from '#domain/site/siteFile'
import { toSearch } from '#shared/navigation'
import { siteUrl } from '#shared/sitePath'

type Props = {
  services: readonly SignInService[]
  /** Other ways to sign in follow. */
  isFirst: boolean
  /** Opens another browser tab, so that the page stays; it goes on once the other has signed in. */
  isBeside?: boolean
}

/** Buttons that sign in at the group's identity providers. */
export default function SingleSignOnSection({ services, isFirst, isBeside = false }: Props) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <>
      {services.map(({ name }, start) => (
        <Button
          key={name}
          block
          size="large"
          type={isFirst ? 'default' : 'primary'}
          href={siteUrl(`/sso?${toSearch({ start: String(start), redirect: query.get('redirect') })}`)}
          target={isBeside ? '_blank' : undefined}
        >
          {/登录$/.test(name) ? name : t('{{name}}登录', { name })}
        </Button>
      ))}
      {isFirst && <Divider plain>{t('或用账号登录')}</Divider>}
    </>
  )
}
