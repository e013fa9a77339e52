import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPref, writePref } from '#shared/prefs'
import { useSession } from '#shared/session'

type Props = { subject: string; onOpen: () => void }

/**
 * Offers the help of a screen at an account's first visit, once: beside the button of the help, where it covers
 * nothing. Keyed by the screen.
 */
export default function FirstVisit({ subject, onOpen }: Props) {
  const { t } = useTranslation()
  const name = `visited.${useSession(({ user }) => user?.userId ?? '')}`
  const [isFirst, setFirst] = useState(() => !readPref<readonly string[]>(name, []).includes(subject))
  useEffect(() => {
    if (isFirst) writePref(name, [...readPref<readonly string[]>(name, []), subject])
  }, [isFirst, name, subject])
  if (!isFirst) return null
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        setFirst(false)
        onOpen()
      }}
    >
      {t('第一次用这一页？')}
    </Button>
  )
}
