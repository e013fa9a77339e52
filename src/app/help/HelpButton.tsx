import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '#app/useLater'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canGo } from '#shared/navigation'

const ScreenHelp = lazyWithRetry(() => import('./ScreenHelp'))
const loadFirstVisit = () => import('./FirstVisit')

type Props = {
  /** Name of the screen. */
  screen: string
  /** Its label in the menu. */
  subject: string
}

/** Opens the help about a screen beside it, also by F1. */
export function HelpButton({ screen, subject }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const hasHelp = canGo('help')
  const FirstVisit = useLater(loadFirstVisit)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || !hasHelp) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [hasHelp])
  if (!hasHelp) return null
  return (
    <>
      <FirstVisit key={subject} subject={subject} onOpen={() => setOpen(true)} />
      <Button
        type="text"
        aria-label={t('帮助')}
        title={`${t('帮助')} F1`}
        aria-expanded={isOpen}
        icon={<QuestionCircleOutlined aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <ScreenHelp screen={screen} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
