import { useCallback } from 'react'
import { useSearchParam } from '#shared/useSearchParam'

/**
 * The figure whose documents are shown, from the address: `name:key:label`. A pick shows them; picking '' shows all.
 */
export function usePick<Name extends string>(): {
  /** The parameter that narrows the documents, empty without a pick. */
  args: Partial<Record<Name, string>>
  label: string
  pick: (name: Name, key: string, label?: string) => void
  clear: () => void
} {
  const [text, write] = useSearchParam('pick')
  const [name = '', key = '', ...label] = text.split(':').map(decodeURIComponent)
  const pick = useCallback(
    (name: Name, key: string, label = key) => write([name, key, label].map(encodeURIComponent).join(':')),
    [write],
  )
  const clear = useCallback(() => write(''), [write])
  const args = (name && key ? { [name]: key } : {}) as Partial<Record<Name, string>>
  return { args, label: label.join(':'), pick, clear }
}
