import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Validates again after a language switch, because error texts are created on validation. */
export function useErrorsInLanguage<Values>(form: FormInstance<Values>) {
  const { language } = useTranslation().i18n
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name) as never).catch(() => undefined)
  }, [form, language])
}
