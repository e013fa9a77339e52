import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Kinds of storage that a browser can refuse, as `refusedPlaces` names them; the last are databases. */
type Refused = 'localStorage' | 'sessionStorage' | 'drafts'

/**
 * A line about what this browser does not keep, until it is dismissed; it comes back when more is refused.
 *
 * @param places as `refusedPlaces` joins them
 */
export default function StorageBanner({ places }: { places: string }) {
  const text = useRefusalText(places)
  const [dismissed, dismiss] = useState('')
  if (text === '' || text === dismissed) return null
  return <Alert key={text} banner closable={{ onClose: () => dismiss(text) }} type="warning" title={text} />
}

function useRefusalText(places: string): string {
  const { t } = useTranslation()
  if (places === '') return ''
  const refused = new Set(places.split(' ').map(kindOf))
  return t('{{lost}}请在浏览器中允许本站保存数据，或清理磁盘空间后刷新。', { lost: whatIsLost() })

  function whatIsLost(): string {
    if (refused.has('drafts') && refused.has('localStorage'))
      return t('本机无法保存草稿和登录状态：页面开着时内容都在，刷新或关闭后需要重新登录，未提交的内容会丢失。')
    if (refused.has('drafts'))
      return t('本机无法保存草稿和个人设置：页面开着时内容都在，刷新或关闭后未提交的内容会丢失。')
    if (refused.has('localStorage'))
      return t('本机无法保存登录状态和打开的标签页：刷新或新开窗口后可能需要重新登录。草稿仍会保存。')
    return t('本机无法记住尚无答复的提交：提交时请勿刷新；刷新后请先核对是否已成功，再重新提交。')
  }
}

function kindOf(place: string): Refused {
  return place === 'localStorage' || place === 'sessionStorage' ? place : 'drafts'
}
