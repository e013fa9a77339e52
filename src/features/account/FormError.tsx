import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

/** What the server refused, at the top of the form it refused. */
export function FormError({ text }: { text: string }) {
  const { t } = useTranslation()
  return text ? <Alert className="form-error" type="error" showIcon title={t(text)} role="alert" /> : null
}
