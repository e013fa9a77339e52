import { TruckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { useSearchParam } from '#shared/useSearchParam'
import styles from './TruckBoard.module.css'

const BoardDrawer = lazyWithRetry(() => import('./BoardDrawer'))

/** 车辆看板: open while the address has `board`. Its button, and the drawer. */
export function TruckBoard() {
  const { t } = useTranslation()
  const [wanted, setWanted] = useSearchParam('board')
  return (
    <>
      <Button
        className={styles.button}
        icon={<TruckOutlined aria-hidden="true" />}
        aria-label={t('车辆看板')}
        title={t('车辆看板')}
        onClick={() => setWanted('1')}
      >
        <span className={styles.word}>{t('车辆看板')}</span>
      </Button>
      {wanted !== '' && (
        <Suspense fallback={null}>
          <BoardDrawer onClose={() => setWanted('')} />
        </Suspense>
      )}
    </>
  )
}
