import { WarningOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import type { Link } from '#features/mall/decoration/model/link/links'
import styles from './LinkField.module.css'
import { useLinkTarget } from './useLinkTarget'

type Props = {
  id: string
  link: Link
  /** Called with the name of what the link leads to, where the link does not say it. */
  onName: (name: string) => void
}

/** Why buyers no longer find what a link leads to. */
export default function LinkNote({ id, link, onName }: Props) {
  const { t } = useTranslation()
  const { name, fault } = useLinkTarget(link)
  useEffect(() => onName(name), [name, onName])
  if (!fault) return null
  return (
    <span id={id} className={styles.fault}>
      <WarningOutlined aria-hidden="true" /> {translateMessage(t, fault)}
    </span>
  )
}
