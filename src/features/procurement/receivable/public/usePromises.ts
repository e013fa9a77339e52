import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { debtContacts } from '#features/procurement/receivable/api'
import { lastPromise, promiseText } from '#features/procurement/receivable/contact/model'

/** What a payer promised last, in words: '' without any, or while unread; null where no payer promised anything. */
export function usePromises(): ((payer: string) => string) | null {
  const { t } = useTranslation()
  const { data = [] } = useQuery({ ...debtContacts.all(null), meta: { silent: true } })
  if (data.length === 0) return null
  return (payer) => {
    const last = lastPromise(data, payer)
    return last ? translateMessage(t, promiseText(last)) : ''
  }
}
