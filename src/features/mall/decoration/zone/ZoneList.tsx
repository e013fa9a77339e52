import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Link } from '#features/mall/decoration/model/link/links'
import { targetOf } from '#features/mall/decoration/model/link/zones'
import type { Zones } from './useZones'
import styles from './ZoneList.module.css'

/** Renders the field of a link. */
export type RenderLink = (props: { label: string; value: Link; onChange: (link: Link) => void }) => ReactNode

type Props = {
  zones: Zones
  nameOf: (key: string) => { name: string; hasTarget: boolean }
  active: string
  onActive: (key: string) => void
  onRemove: (key: string) => void
  renderLink: RenderLink
}

/** The zones of the picture as a list: where each leads. */
export function ZoneList({ zones, nameOf, active, onActive, onRemove, renderLink }: Props) {
  const { t } = useTranslation()
  if (zones.items.length === 0) return <p className={styles.empty}>{t('还没有热区，请在图片上绘制或点击添加热区')}</p>
  return (
    <ol className={styles.list} aria-label={t('热区列表')}>
      {zones.items.map(({ key, zone }, at) => {
        const number = at + 1
        return (
          <li
            key={key}
            className={active === key ? styles.active : styles.entry}
            onPointerEnter={() => onActive(key)}
            onPointerLeave={() => onActive('')}
            onFocus={() => onActive(key)}
            onBlur={() => onActive('')}
          >
            <span className={styles.number}>{number}</span>
            <div className={styles.link} data-link={key}>
              {renderLink({
                label: t('热区 {{number}} 的链接', { number }),
                value: targetOf(zone),
                onChange: (link) => zones.link(key, link),
              })}
              {!nameOf(key).hasTarget && <span className={styles.open}>{t('没有链接')}</span>}
            </div>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('删除热区 {{number}}', { number })}
              title={t('删除')}
              onClick={() => onRemove(key)}
            />
          </li>
        )
      })}
    </ol>
  )
}
