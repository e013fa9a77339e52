import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { type Card, zonesOf } from '#features/mall/decoration/model/kind/cards'
import type { Zone } from '#features/mall/decoration/model/link/zones'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { RenderLink } from './ZoneList'

// Lazy: few pictures have hot zones.
const ZoneDialog = lazyWithRetry(() => import('./ZoneDialog'))

type Props = {
  card: Card
  /** Names the picture, e.g. 第 1 张. */
  label: string
  disabled: boolean
  onChange: (zoneInfo: readonly Zone[]) => void
  renderLink: RenderLink
}

/** The hot zones of a picture: drawn in a dialog. */
export function ZoneField({ card, label, disabled, onChange, renderLink }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const zones = zonesOf(card)
  const shown = t('绘制热区 ({{count}} 个)', { count: zones.length })
  return (
    <div>
      <Button
        block
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={`${label} ${shown}`}
        onClick={() => setOpen(true)}
      >
        {shown}
      </Button>
      {isOpen && (
        <Suspense>
          <ZoneDialog
            picture={wireText(card.img)}
            zones={zones}
            renderLink={renderLink}
            onPick={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
