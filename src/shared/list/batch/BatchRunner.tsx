import { Button, Modal, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { notify } from '#shared/notify'
import { BatchResults } from './BatchResults'
import type { Batch } from './batch'
import type { Outcome } from './runBatch'
import { useBatchRun } from './useBatchRun'

type Props<Row> = {
  rows: readonly Row[]
  batch: Batch<Row>
  /** Called with the rows that succeeded, and with the reason of each that failed. */
  onClose: (done: Row[], failed: ReadonlyMap<Row, string>) => void
  /** Called with the same when a run ends and the dialog stays, to keep what is left before a reload. */
  onEnd?: (done: Row[], failed: ReadonlyMap<Row, string>) => void
}

/** A batch: confirms, runs with progress, can be stopped, reports the outcome per row, and retries failed rows. */
export default function BatchRunner<Row extends object>({ rows, batch, onClose, onEnd }: Props<Row>) {
  const { t } = useTranslation()
  const { isDanger, isFinal = false } = batch
  const label = t(batch.label)
  const deedOf = (row: Row) => `${label} ${batch.nameOf(row)}`
  const { outcomes, run, stop, isStopping, of } = useBatchRun(rows, { ...batch, deedOf }, (all, now) => {
    // With rows left undone the dialog stays and reports it; a success toast would mislead.
    if (all.done.length < rows.length) return onEnd?.(all.done, reasonsOf(now))
    notify(t('{{label}}：完成 {{done}} 项，共 {{total}} 项', { label, done: rows.length, total: rows.length }), null)
    onClose(all.done, new Map())
  })
  const { done, failed, open } = of(outcomes)
  const close = () => onClose(done, reasonsOf(outcomes))
  const isAsking = run.isIdle
  const percent = Math.floor(((done.length + failed.length) / rows.length) * 100)

  return (
    <Modal
      open
      width={isAsking ? 460 : 720}
      title={isAsking ? translateMessage(t, batch.question(rows.length)) : label}
      closable={!run.isPending}
      keyboard={!run.isPending}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        isAsking ? (
          <>
            <Button autoFocus={isDanger || isFinal} onClick={() => onClose([], new Map())}>
              {t('取消')}
            </Button>
            <Button type="primary" danger={isDanger} autoFocus={!isDanger && !isFinal} onClick={() => run.mutate(rows)}>
              {`${label}${t('（{{count}}）', { count: rows.length })}`}
            </Button>
          </>
        ) : run.isPending ? (
          <Button disabled={isStopping} onClick={stop}>
            {isStopping ? t('正在停止') : t('停止')}
          </Button>
        ) : (
          <>
            {open.length > 0 && (
              <Button onClick={() => run.mutate(open)}>{t('继续未执行的 {{count}} 项', { count: open.length })}</Button>
            )}
            {failed.length > 0 && (
              <Button onClick={() => run.mutate(failed)}>
                {t('重试失败的 {{count}} 项', { count: failed.length })}
              </Button>
            )}
            <Button type="primary" onClick={close}>
              {t('关闭')}
            </Button>
          </>
        )
      }
    >
      {isAsking ? (
        translateMessage(t, typeof batch.consequence === 'function' ? batch.consequence(rows) : batch.consequence)
      ) : (
        <>
          <div role="status">
            <Progress percent={percent} status={failed.length > 0 ? 'exception' : undefined} aria-label={label} />
            {t('成功 {{done}}，失败 {{failed}}，未执行 {{open}}', {
              done: done.length,
              failed: failed.length,
              open: open.length,
            })}
          </div>
          <BatchResults rows={rows} outcomes={outcomes} nameOf={batch.nameOf} />
        </>
      )}
    </Modal>
  )
}

function reasonsOf<Row>(outcomes: ReadonlyMap<Row, Outcome>): Map<Row, string> {
  return new Map(
    [...outcomes].flatMap(([row, outcome]): [Row, string][] =>
      outcome.state === 'failed' ? [[row, outcome.reason]] : [],
    ),
  )
}
