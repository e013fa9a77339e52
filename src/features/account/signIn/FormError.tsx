import { useTranslation } from 'react-i18next'

/** What the server refused, at the top of the form it refused. */
export function FormError({ text }: { text: string }) {
  const { t } = useTranslation()
  return text ? (
    <p className="form-error" role="alert">
      {t(text)}
    </p>
  ) : null
}
