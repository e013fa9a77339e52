import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { type Text, text, translateMessage } from '#domain/text'
import { signInByProvider } from '#features/account/signIn/api'
import { EntrySection } from '#features/account/signIn/EntrySection'
import { errorMessage } from '#shared/http/errorText'
import { internalPath } from '#shared/navigation'
import { siteUrl } from '#shared/sitePath'
import { PageLoading } from '#shared/ui/PageLoading'
import { currentVariant } from '#shared/variant'
import { goToProvider, returnAddress, takeAttempt } from './attempt'
import { grantOf, isAnswerTo } from './model'

/** What the address said when the page was loaded: codes and tickets are taken out of it before anything else. */
let answer = takeAnswer()

/**
 * Where single sign-on begins (`?start=` the provider's place in `site.json`) and ends: a provider leads back here with
 * a code or a ticket, which the gateway exchanges for a session.
 */
export default function SingleSignOnPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Text | null>(null)
  useEffect(() => {
    const query = answer
    answer = new URLSearchParams()
    run(query).then(
      (path) => path !== null && navigate(path, { replace: true }),
      (error: unknown) => setFailure(failureOf(error)),
    )
  }, [navigate])
  return (
    <EntrySection
      title={t('统一登录')}
      heading={t('统一登录')}
      links={<Link to={currentVariant().loginPath}>{t('返回登录')}</Link>}
    >
      {failure ? (
        <Alert type="error" showIcon title={t('登录没有完成')} description={translateMessage(t, failure)} />
      ) : (
        <PageLoading />
      )}
    </EntrySection>
  )
}

/** Begins or ends a sign-in; resolves to the path to open then, null while the browser leaves for the provider. */
async function run(query: URLSearchParams): Promise<string | null> {
  const { sso = [] } = currentVariant()
  const start = query.get('start')
  const provider = sso[Number(start)]
  if (start !== null) {
    if (!provider) throw new Refused('这个站点没有配置这种登录方式。')
    await goToProvider(provider, Number(start), query.get('redirect') ?? '')
    return null
  }
  const attempt = takeAttempt()
  if (query.has('error')) throw new Refused(DENIED)
  if (!isAnswerTo(attempt, query, Date.now()))
    throw new Refused('登录的请求已过期，或不是从这个页面发起的，请重新登录。')
  const service = sso[attempt.provider]
  const grant = service && grantOf(service, query, attempt, returnAddress())
  if (!grant) throw new Refused(DENIED)
  await signInByProvider(grant)
  return internalPath(attempt.redirect) ?? '/home'
}

const DENIED = '您没有同意登录，或统一登录没有放行，请重新登录。'

class Refused extends Error {}

function failureOf(error: unknown): Text {
  return error instanceof Refused ? text(error.message) : { text: errorMessage(error) }
}

function takeAnswer(): URLSearchParams {
  const query = new URLSearchParams(window.location.search)
  window.history.replaceState(window.history.state, '', siteUrl('/sso'))
  return query
}
