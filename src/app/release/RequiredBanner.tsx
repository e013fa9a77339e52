import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { flushDrafts, useDirtyTabs } from '#shared/dirtyForms'
import { refusedPlaces, subscribeRefusals } from '#shared/storage/refusal'
import styles from './RequiredBanner.module.css'
import { isInputSafe, reloadWithDrafts } from './reloadWithDrafts'
import { noteReload } from './watchRelease'

/** How long nothing is typed or clicked before the page reloads by itself, s. */
const QUIET_S = 15

/** Says that this page's version is out of use, and reloads once nothing is typed, sent or at risk. */
export function RequiredBanner({ lowest }: { lowest: string }) {
  const { t } = useTranslation()
  const isDirty = useDirtyTabs().size > 0
  useSyncExternalStore(subscribeRefusals, refusedPlaces)
  const isKept = isInputSafe()
  const seconds = useReloadWhenQuiet(lowest)
  return (
    <Alert
      className={styles.over}
      type="warning"
      title={
        <>
          {textOf()} {/* Read out once, not every second. */}
          {isKept && <span aria-live="off">{t('停止操作 {{seconds}} 秒后自动刷新。', { seconds })}</span>}
        </>
      }
      action={
        <Button size="small" type="primary" onClick={() => void reloadWithDrafts()}>
          {t('刷新')}
        </Button>
      }
    />
  )

  function textOf(): string {
    if (!isKept) return t('此版本已停用。填写中的内容不能存为草稿，请提交后刷新。')
    return isDirty ? t('此版本已停用。填写中的内容已保存为草稿，刷新后可继续。') : t('此版本已停用。')
  }
}

/** Counts the seconds without input down; reloads at 0, or as soon as nothing is sent or at risk. */
function useReloadWhenQuiet(lowest: string): number {
  const client = useQueryClient()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    void flushDrafts()
    const restart = () => setSeconds(0)
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    window.addEventListener('keydown', restart, true)
    window.addEventListener('pointerdown', restart, true)
    return () => {
      clearInterval(timer)
      window.removeEventListener('keydown', restart, true)
      window.removeEventListener('pointerdown', restart, true)
    }
  }, [])
  useEffect(() => {
    if (seconds >= QUIET_S && client.isMutating() === 0) void reload(lowest)
  }, [seconds, client, lowest])
  return Math.max(0, QUIET_S - seconds)
}

async function reload(lowest: string): Promise<void> {
  await flushDrafts()
  // What the browser refuses to store stays on the page; so does a page that would reload again and again.
  if (isInputSafe() && noteReload(lowest)) await reloadWithDrafts()
}
