import { Button, Modal, Select } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { pageChanges } from '#features/mall/decoration/model/page/pageChanges'
import { type PageText, splitPage } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageValues } from '#features/mall/decoration/state/usePageHistory'
import { useFocusBack } from '#shared/dialog/useFocusBack'
import type { Version } from '#shared/editor/draft/versions'
import { EmptyState } from '#shared/ui/states'
import { ChangeList } from './ChangeList'
import type { StoredPage } from './keepPage'
import styles from './VersionsDialog.module.css'
import { VersionView } from './VersionView'

/** A version to compare: what is edited now, or one that was kept. */
type Shown = PageText & { id: string; label: string; name: string }

type Props = {
  kit: PageKit
  stored: readonly Version<StoredPage>[]
  /** What is edited now. */
  now: PageValues
  isLocked: boolean
  onRestore: (version: Shown) => void
  onClose: () => void
}

const NOW = 'now'

/** The latest version, and the latest one before that differs from it; else the two latest. */
function lastDifferent(versions: readonly Shown[]): [before: string | undefined, after: string] {
  const [latest, ...earlier] = versions
  const content = ({ name, blocks }: Shown) => JSON.stringify([name, blocks.map(({ text }) => text)])
  const other = earlier.find((one) => latest && content(one) !== content(latest)) ?? earlier[0]
  return [other?.id, NOW]
}

/** Two versions of a page beside each other, with what differs between them. */
export default function VersionsDialog({ kit, stored, now, isLocked, onRestore, onClose }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const lists = useRef<(HTMLElement | null)[]>([])
  const versions: Shown[] = [
    { ...now, id: NOW, label: t('正在编辑的内容') },
    ...stored.flatMap(({ id, time, isSaved, values }) => {
      const page = splitPage(values.pageData)
      const minute = formatTime(time, 'MM-DD HH:mm')
      const isAlone = stored.filter((one) => formatTime(one.time, 'MM-DD HH:mm') === minute).length === 1
      const at = isAlone ? minute : formatTime(time, 'MM-DD HH:mm:ss')
      const label = isSaved ? t('{{time}} 我保存的版本', { time: at }) : t('{{time}} 修改的版本', { time: at })
      return page ? [{ ...page, id, label, name: values.name }] : []
    }),
  ]
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>(() => lastDifferent(versions))
  const shown = chosen.flatMap((id) => versions.find((one) => one.id === id) ?? [])
  const [before, after] = shown
  if (!before || !after) {
    return (
      <Modal open centered title={t('比较版本')} footer={null} onCancel={onClose}>
        <EmptyState text={t('还没有可以比较的版本。每次打开和保存这个页面，本机会留下一份。')} />
      </Modal>
    )
  }
  const changes = pageChanges(before.blocks, after.blocks)
  const marked = [
    changes.flatMap((change) => ('before' in change ? [change.before] : [])),
    changes.flatMap((change) => ('after' in change ? [change.after] : [])),
  ]
  const isSame = changes.length === 0 && before.name === after.name
  const lead = (places: readonly (number | undefined)[]) => {
    for (const [side, place] of places.entries()) {
      const block = lists.current[side]?.querySelector(`[data-place="${place}"]`)
      block?.scrollIntoView({ block: 'nearest' })
    }
  }
  return (
    <Modal open centered width="min(1360px, 96vw)" title={t('比较版本')} footer={null} onCancel={onClose}>
      <div className={isSame ? styles.same : styles.columns}>
        <ChangeList kit={kit} before={before} after={after} changes={changes} onLead={lead} />
        {shown.map((version, side) => (
          <VersionView
            // biome-ignore lint/suspicious/noArrayIndexKey: the earlier and the later one
            key={side}
            kit={kit}
            name={version.name}
            label={version.label}
            blocks={version.blocks}
            marked={marked[side] ?? []}
            listRef={(list) => {
              lists.current[side] = list
            }}
          >
            <Select
              aria-label={side === 0 ? t('较早的版本') : t('较新的版本')}
              className={styles.select}
              value={version.id}
              options={versions.map(({ id, label }) => ({ value: id, label }))}
              onChange={(id) => setChosen(chosen.map((one, at) => (at === side ? id : one)))}
            />
            {version.id !== NOW && (
              <Button disabled={isLocked} onClick={() => onRestore(version)}>
                {t('恢复这个版本')}
              </Button>
            )}
          </VersionView>
        ))}
      </div>
    </Modal>
  )
}
