import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { rectOf } from '#features/mall/decoration/model/link/zones'
import { useZoneDrag } from './useZoneDrag'
import type { Zones } from './useZones'
import { NewZoneBox, ZoneBox } from './ZoneBox'
import { ZonePicture } from './ZonePicture'
import styles from './ZoneStage.module.css'

type Props = {
  stage: RefObject<HTMLDivElement | null>
  picture: string
  zones: Zones
  /** The name of a zone: its number and where it leads. */
  nameOf: (key: string) => { name: string; hasTarget: boolean }
  active: string
  onActive: (key: string) => void
  onKeyDown: (event: KeyboardEvent, key: string) => void
  /** A zone was drawn, moved or resized by pointer. */
  onDone: (key: string) => void
}

/** The picture with its zones: drawing on it adds one. */
export function ZoneStage({ stage, picture, zones, nameOf, active, onActive, onKeyDown, onDone }: Props) {
  const { t } = useTranslation()
  const hint = useId()
  const { draft, pointerProps } = useZoneDrag(zones, onDone)
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would shrink to its content */}
      <div ref={stage} className={styles.stage} role="group" aria-label={t('图片上的热区')} {...pointerProps}>
        <ZonePicture key={picture} picture={picture} />
        {zones.items.map(({ key, zone }, at) => (
          <ZoneBox
            key={key}
            boxKey={key}
            rect={draft?.key === key ? draft.rect : rectOf(zone)}
            number={at + 1}
            {...nameOf(key)}
            hint={hint}
            isActive={active === key}
            onActive={onActive}
            onKeyDown={onKeyDown}
          />
        ))}
        {draft?.key === '' && <NewZoneBox rect={draft.rect} />}
      </div>
      <p id={hint} className={styles.hint}>
        {t(
          '在图片上拖动可绘制热区。选中热区后：方向键移动，Alt 或 Shift 加方向键调整大小，Delete 删除，回车设置链接。',
        )}
      </p>
    </div>
  )
}
