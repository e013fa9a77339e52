import { Input, Radio } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { type Link, OTHER_LINKS, otherLink } from '#features/mall/decoration/model/link/links'
import { isOnSite } from '#features/mall/decoration/model/link/siteLinks'
import styles from './OtherLinks.module.css'
import { EXTERNAL, externalLink, otherError, titleOf, urlOf } from './otherChoice'

type Props = {
  isSite: boolean
  value: Link
  /** Whether it was tried to take the link: its error shows. */
  isChecked: boolean
  onChange: (link: Link) => void
}

/** Hidden on the pages of the site. */
const PHONE_ONLY = ['拼团频道', '签到']

/** The pages of the mall; on the site also any address. */
export function OtherLinks({ isSite, value, isChecked, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const title = titleOf(value)
  const offered = OTHER_LINKS.filter((one) => !isSite || !PHONE_ONLY.includes(one))
  const refusal = isChecked ? otherError(value) : null
  return (
    <div className={styles.box}>
      <Radio.Group
        className={styles.others}
        aria-label={t('其他')}
        value={title}
        onChange={({ target }) => onChange(target.value === EXTERNAL ? externalLink('') : otherLink(target.value))}
        options={[
          ...offered.map((one) => {
            const isMissing = isSite && !isOnSite(one)
            return {
              value: one,
              label: isMissing ? t('{{page}}（网站没有这个页面）', { page: t(one) }) : t(one),
              disabled: isMissing,
            }
          }),
          ...(isSite ? [{ value: EXTERNAL, label: t(EXTERNAL) }] : []),
        ]}
      />
      {title === EXTERNAL && (
        <div className={styles.address}>
          <label htmlFor={id}>{t('链接地址')}</label>
          <Input
            id={id}
            autoFocus
            placeholder="https://"
            value={urlOf(value)}
            status={refusal ? 'error' : undefined}
            aria-describedby={refusal ? `${id}error` : undefined}
            onChange={(event) => onChange(externalLink(event.target.value))}
          />
          {refusal && (
            <span id={`${id}error`} role="alert" className={styles.error}>
              {translateMessage(t, refusal)}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
