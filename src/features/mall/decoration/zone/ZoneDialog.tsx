import { PlusOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { isLink, linkText } from '#features/mall/decoration/model/link/links'
import { firstFreePlace } from '#features/mall/decoration/model/link/rects'
import { targetOf, type Zone } from '#features/mall/decoration/model/link/zones'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useFocusBack } from '#shared/dialog/useFocusBack'
import { MIN_PX, minSizeOn } from './stageSize'
import { useZoneFocus } from './useZoneFocus'
import { useZoneKeys } from './useZoneKeys'
import { useZones } from './useZones'
import styles from './ZoneDialog.module.css'
import { type RenderLink, ZoneList } from './ZoneList'
import { ZoneStage } from './ZoneStage'

type Props = {
  /** The address of the picture; '' for none. */
  picture: string
  zones: readonly Zone[]
  renderLink: RenderLink
  onPick: (zones: readonly Zone[]) => void
  onClose: () => void
}

/** Draws the places of a picture that lead somewhere. Nothing is applied before 确定. */
export default function ZoneDialog({ picture, zones: given, renderLink, onPick, onClose }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const zones = useZones(given)
  const [active, setActive] = useState('')
  const stage = useRef<HTMLDivElement>(null)
  const focus = useZoneFocus<HTMLDivElement>()
  useFocusBack()
  const remove = (key: string, at: 'zone' | 'link') => {
    const next = zones.remove(key)
    focus.later(next ? at : 'add', next)
  }
  const onKeyDown = useZoneKeys(zones, stage, {
    onRemove: (key) => remove(key, 'zone'),
    onLink: (key) => focus.now('link', key),
  })
  const nameOf = (key: string) => {
    const target = targetOf(zones.items.find((one) => one.key === key)?.zone ?? {})
    const hasTarget = isLink(target)
    const place = hasTarget ? translateMessage(t, linkText(target)) : t('没有链接')
    return { hasTarget, name: t('热区 {{number}}：{{place}}', { number: zones.numberOf(key), place }) }
  }
  const add = () => {
    const rect = firstFreePlace(zones.others(''), minSizeOn(stage.current))
    if (rect) focus.later('zone', zones.add(rect))
    else zones.say(t('没有空位了：热区至少 {{size}}×{{size}} 像素，请先移动、缩小或删除其他热区', { size: MIN_PX }))
  }
  const undo = () => {
    zones.undo()
    focus.later('lost')
  }
  const handleDone = (key: string) => {
    // A new zone is rendered next.
    const go = zones.numberOf(key) > 0 ? focus.now : focus.later
    go('zoneInView', key)
  }
  const cancel = async () => {
    const question = {
      title: text('放弃对热区的修改？'),
      consequence: text('这次添加、移动和删除的热区都不会保留。'),
      okText: '放弃修改',
      cancelText: '继续编辑',
      isDanger: true,
      isCautious: true,
    }
    if (!zones.isChanged || (await confirm(question))) onClose()
  }
  const apply = () => {
    if (zones.isChanged) onPick(zones.items.map(({ zone }) => zone))
    onClose()
  }
  const shared = { zones, nameOf, active, onActive: setActive }
  return (
    // Events pass through the portal to the form around it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops events, and undoes by Ctrl+Z
    <div onSubmit={stop} onKeyDown={keysOf(undo)}>
      <Modal
        open
        centered
        width={1120}
        title={t('绘制热区')}
        okText={t('确定')}
        cancelText={t('取消')}
        mask={{ closable: false }}
        onCancel={() => void cancel()}
        onOk={apply}
      >
        <div ref={focus.root} className={styles.body}>
          <ZoneStage {...shared} stage={stage} picture={picture} onKeyDown={onKeyDown} onDone={handleDone} />
          <div className={styles.side}>
            <div className={styles.bar}>
              <Button data-add="" icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
                {t('添加热区')}
              </Button>
              <Button icon={<UndoOutlined aria-hidden="true" />} disabled={!zones.canUndo} onClick={undo}>
                {t('撤销')}
              </Button>
            </div>
            <p className={styles.said}>{zones.said}</p>
            <ZoneList {...shared} onRemove={(key) => remove(key, 'link')} renderLink={renderLink} />
          </div>
        </div>
      </Modal>
    </div>
  )
}

/** Ctrl+Z undoes a step of the dialog; no key but Escape and Tab reaches the page. */
function keysOf(undo: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    undo()
  }
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
